import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { EmailCodeForm } from './EmailCodeForm';
import { lastDigit } from './lastDigit';
import { useCompleteSignIn } from './useCompleteSignIn';

export { VerifyBothPage } from './VerifyBothPage';

/** Around the code screens: leaving them forgets the password; who is signed in has no business there. */
export const CodeFlow = () => {
  const auth = useAuth();
  const state: unknown = useLocation().state;
  // Decided on arrival: a session that begins here is led on by the screen that began it.
  const [wasSignedIn] = useState(auth.isSignedIn);
  useEffect(() => {
    lastDigit.forget();
    return credentials.drop;
  }, []);
  return wasSignedIn ? <Navigate to={auth.landing(state)} replace /> : <Outlet />;
};

/** /verify-otp: the mailed code (spec 1 §4 "OTP verification"). */
export const VerifyOtpPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const notify = useNotify();
  const completeSignIn = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const { otpAccess } = codeStateOf(state);
  const email = credentials.get()?.email;
  if (!otpAccess) return <Navigate to={paths.login} replace state={returnToOf(state)} />;

  const verify = async (code: string) => {
    const isSignedIn = await auth.verifyEmailCode(code, otpAccess);
    if (isSignedIn) await completeSignIn('signIn.success');
    else {
      await lastDigit.enterHasPassed();
      notify('signIn.otpFailed', { type: 'error' });
    }
    return isSignedIn;
  };

  return (
    <>
      <CardHeading title={t('signIn.emailCode.title')}>
        {email ? t('signIn.emailCode.introTo', { email }) : t('signIn.emailCode.intro')}
      </CardHeading>
      <EmailCodeForm call="verifyEmailCode" onCode={verify} />
    </>
  );
};

/** /verify-totp: the authenticator's code. Without the state of a sign-in it says so and goes to /login. */
export const VerifyTotpPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const notify = useNotify();
  const completeSignIn = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const { totpAccess } = codeStateOf(state);

  useEffect(() => {
    if (!totpAccess) notify('signIn.totpMissing', { type: 'error' });
  }, [totpAccess, notify]);
  if (!totpAccess) return <Navigate to={paths.login} replace state={returnToOf(state)} />;

  const verify = async (code: string) => {
    if (await auth.verifyAuthenticatorCode(code, totpAccess)) return completeSignIn('signIn.totpSuccess');
    return notify('signIn.totpFailed', { type: 'error' });
  };

  return (
    <>
      <CardHeading title={t('signIn.authenticatorCode.title')}>
        {t('signIn.authenticatorCode.intro')}
      </CardHeading>
      <AuthenticatorCodeForm
        call="verifyAuthenticatorCode"
        problemOf={(code) => (code === '' ? 'signIn.totpEmpty' : null)}
        onCode={verify}
      />
    </>
  );
};
