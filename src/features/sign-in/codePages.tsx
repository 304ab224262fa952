import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { useFollowStep } from '../../auth/useFollowStep';
import { parseReturnTo } from '../../model/sign-in/landingPath';
import { parseCodeState, type CodeState } from '../../model/sign-in/signIn';
import { paths } from '../../paths';
import { codeLength } from '../../ui/inputs/codeDigits';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { EmailCodeForm } from './EmailCodeForm';

const RedirectToLogin = () => (
  <Navigate to={paths.login} replace state={parseReturnTo(useLocation().state)} />
);

/** /verify-otp (spec 1 §4 "OTP verification"). */
const VerifyOtpPage = ({ otpAccess }: CodeState) => {
  const { signIn } = useAuth();
  const follow = useFollowStep();
  if (!otpAccess) return <RedirectToLogin />;
  const verify = async (code: string) =>
    follow(await signIn.withEmailCode(code, otpAccess), { success: 'signIn.success' });
  return <EmailCodeForm call="verifyEmailCode" onCode={verify} />;
};

/** /verify-totp (spec 1 §2). */
const VerifyTotpPage = ({ totpAccess }: CodeState) => {
  const { signIn } = useAuth();
  const notify = useNotify();
  const follow = useFollowStep();
  useEffect(() => {
    if (!totpAccess) notify('signIn.totpMissing', { type: 'error' });
  }, [totpAccess, notify]);
  if (!totpAccess) return <RedirectToLogin />;
  const verify = async (code: string) =>
    follow(await signIn.withAuthenticatorCode(code, totpAccess), { success: 'signIn.totpSuccess' });
  return (
    <AuthenticatorCodeForm
      call="verifyAuthenticatorCode"
      validate={(code) => (code === '' ? 'signIn.totpEmpty' : null)}
      onCode={verify}
    />
  );
};

/** /verify-both (spec 1 §4 "Combined flow"). The router state also holds the second step, so it survives a reload. */
const VerifyBothPage = ({ otpAccess, totpAccess, otpMessage, totpMessage, emailVerified }: CodeState) => {
  const t = useTranslate();
  const { signIn } = useAuth();
  const follow = useFollowStep();
  const success = 'signIn.bothSuccess';
  if (emailVerified)
    return (
      <AuthenticatorCodeForm
        call="verifyBothAuthenticatorCode"
        step={t('signIn.step', { step: 2 })}
        intro={totpMessage}
        validate={(code) => (code.length === codeLength ? null : 'signIn.enterTotpCode')}
        onCode={async (code) => follow(await signIn.withAuthenticatorCode(code, totpAccess), { success })}
      />
    );
  if (!otpAccess) return <RedirectToLogin />;
  return (
    <EmailCodeForm
      call="verifyBothEmailCode"
      step={t('signIn.step', { step: 1 })}
      intro={otpMessage}
      onCode={async (code) => follow(await signIn.withFirstOfBothCodes(code, otpAccess), { success })}
    />
  );
};

/** Drops the password when the user leaves the code screens; redirects users who are already signed in. */
const CodePages = () => {
  const { account, signIn } = useAuth();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  // Read once, because the code page itself navigates after a sign-in.
  const [wasSignedIn] = useState(account.isSignedIn);
  useEffect(() => signIn.clearPending, [signIn]);
  if (wasSignedIn) return <Navigate to={signIn.landing(state)} replace />;

  // Falls back to memory, because react-admin's login form cannot pass router state.
  const routerState = parseCodeState(state);
  const hasState = routerState.otpAccess !== '' || routerState.totpAccess !== '';
  const codeState = hasState ? routerState : parseCodeState(signIn.pendingState());
  if (pathname.startsWith(paths.verifyTotp)) return <VerifyTotpPage {...codeState} />;
  return pathname.startsWith(paths.verifyBoth) ? (
    <VerifyBothPage {...codeState} />
  ) : (
    <VerifyOtpPage {...codeState} />
  );
};

export default CodePages;
