/** The public pages besides the sign-in, each subject a chunk of its own. */
export const loadRegistration = () => import('./registration');
export const loadRecovery = () => import('./recovery');
export const loadSocial = () => import('./social');
export const loadSupport = () => import('./contactSupport');
