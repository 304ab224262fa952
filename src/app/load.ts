export const loadCodePages = () => import('../features/sign-in/codePages');
export const loadRegistration = () => import('./pages/registration');
export const loadRecovery = () => import('./pages/recovery');
export const loadSocial = () => import('./pages/social');
export const loadSupport = () => import('./pages/contactSupport');
export const loadSignedInApp = () => import('./SignedInApp');

const next = [loadCodePages, loadSignedInApp, () => import('./pages/dashboard')];
let isBegun = false;

export const prefetchNext = (): void => {
  if (isBegun) return;
  isBegun = true;
  // Ignored: the page that needs the chunk retries and reports the error.
  for (const load of next) load().catch(() => {});
};
