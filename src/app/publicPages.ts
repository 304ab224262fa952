import { lazy } from 'react';

const loadCodePages = () => import('../features/sign-in/codePages');
const loadSignedInApp = () => import('./SignedInApp');

/** The pages before the sign-in; their texts are in `i18n/en/entry.ts`. */
export const CodeFlow = lazy(() => loadCodePages().then((m) => ({ default: m.CodeFlow })));
export const VerifyOtpPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyOtpPage })));
export const VerifyTotpPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyTotpPage })));
export const VerifyBothPage = lazy(() => loadCodePages().then((m) => ({ default: m.VerifyBothPage })));
export const RegisterPage = lazy(() => import('../features/registration/RegisterPage'));
export const ForgetPage = lazy(() => import('../features/password-recovery/ForgetPage'));
export const ResetPage = lazy(() => import('../features/password-recovery/ResetPage'));
export const LinkResetPage = lazy(() => import('../features/password-recovery/LinkResetPage'));
export const SocialCallbackPage = lazy(() => import('../features/social/SocialCallbackPage'));
export const ContactSupportPage = lazy(() => import('../features/contact-support/ContactSupportPage'));
export const SignedInApp = lazy(loadSignedInApp);

const next = [loadCodePages, loadSignedInApp, () => import('../features/dashboard/DashboardPage')];
let isBegun = false;

/** Loads what the next step of a sign-in needs. */
export const prefetchNext = (): void => {
  if (isBegun) return;
  isBegun = true;
  // Ignored: the page that needs the chunk retries and reports the error.
  for (const load of next) load().catch(() => {});
};
