/** The pages in front of the sign-in, each subject a chunk of its own. */
export const loadCodePages = () => import('../features/sign-in/codePages');
export const loadRegistration = () => import('./pages/registration');
export const loadRecovery = () => import('./pages/recovery');
export const loadSocial = () => import('./pages/social');
export const loadSupport = () => import('./pages/contactSupport');
export const loadSignedInApp = () => import('./SignedInApp');

/** What follows a sign-in, fetched while the user types: the code screens, the portal, the dashboard. */
const next = [loadCodePages, loadSignedInApp, () => import('./pages/dashboard')];
let isBegun = false;

export const prefetchNext = (): void => {
  if (isBegun) return;
  isBegun = true;
  // A chunk that cannot be had now is asked for again, and missed aloud, by the page that needs it.
  for (const load of next) load().catch(() => {});
};
