import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { HttpError } from '../../api/HttpError';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/signIn';
import { paths } from '../../paths';
import { codeLength } from '../../ui/inputs/codeDigits';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { EmailCodeForm } from './EmailCodeForm';
import { useCompleteSignIn } from './useCompleteSignIn';

const ToLogin = () => <Navigate to={paths.login} replace state={returnToOf(useLocation().state)} />;

const useAuthenticatorCode = (totpAccess: string, success: string) => {
  const auth = useAuth();
  const completeSignIn = useCompleteSignIn();
  return async (code: string): Promise<void> => {
    if (!(await auth.verifyAuthenticatorCode(code, totpAccess))) throw new HttpError(200);
    return completeSignIn(success);
  };
};

/** /verify-otp (spec 1 §4 "OTP verification"). */
const VerifyOtpPage = () => {
  const auth = useAuth();
  const completeSignIn = useCompleteSignIn();
  const { otpAccess } = codeStateOf(useLocation().state);
  if (!otpAccess) return <ToLogin />;

  const verify = async (code: string) => {
    if (!(await auth.verifyEmailCode(code, otpAccess))) throw new HttpError(200);
    await completeSignIn('signIn.success');
  };
  return <EmailCodeForm call="verifyEmailCode" onCode={verify} />;
};

/** /verify-totp (spec 1 §2). */
const VerifyTotpPage = () => {
  const notify = useNotify();
  const { totpAccess } = codeStateOf(useLocation().state);
  const verify = useAuthenticatorCode(totpAccess, 'signIn.totpSuccess');
  useEffect(() => {
    if (!totpAccess) notify('signIn.totpMissing', { type: 'error' });
  }, [totpAccess, notify]);
  if (!totpAccess) return <ToLogin />;
  return (
    <AuthenticatorCodeForm
      call="verifyAuthenticatorCode"
      problemOf={(code) => (code === '' ? 'signIn.totpEmpty' : null)}
      onCode={verify}
    />
  );
};

/** /verify-both (spec 1 §4 "Combined flow"). */
const VerifyBothPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const codeState = codeStateOf(state);
  const verifyAuthenticator = useAuthenticatorCode(codeState.totpAccess, 'signIn.bothSuccess');
  if (!codeState.otpAccess) return <ToLogin />;

  // The second step is stored in the router state, so that it survives a reload.
  const verifyEmail = async (code: string): Promise<void> => {
    const next = await auth.verifyBothEmailCode(code, codeState.otpAccess);
    if (next.step === 'invalid') throw new HttpError(200);
    if (next.step === 'signedIn') return completeSignIn('signIn.bothSuccess');
    const { totpAccess, hint: totpMessage } = next;
    const secondStep = { ...returnToOf(state), ...codeState, totpAccess, totpMessage, emailVerified: true };
    return navigate(paths.verifyBoth, { replace: true, state: secondStep });
  };

  if (!codeState.emailVerified)
    return (
      <EmailCodeForm call="verifyBothEmailCode" step={t('signIn.step', { step: 1 })} onCode={verifyEmail} />
    );
  return (
    <AuthenticatorCodeForm
      call="verifyBothAuthenticatorCode"
      step={t('signIn.step', { step: 2 })}
      intro={codeState.totpMessage}
      problemOf={(code) => (code.length === codeLength ? null : 'signIn.enterTotpCode')}
      onCode={verifyAuthenticator}
    />
  );
};

/** Drops the password when the user leaves the code screens; redirects users who are already signed in. */
const CodePages = () => {
  const auth = useAuth();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  // Read once: after a sign-in here, the code page itself navigates.
  const [wasSignedIn] = useState(auth.isSignedIn);
  useEffect(() => credentials.drop, []);
  if (wasSignedIn) return <Navigate to={auth.landing(state)} replace />;
  if (pathname.startsWith(paths.verifyTotp)) return <VerifyTotpPage />;
  return pathname.startsWith(paths.verifyBoth) ? <VerifyBothPage /> : <VerifyOtpPage />;
};

export default CodePages;
