import { useNotify, useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { EmailCodeForm } from './EmailCodeForm';
import { habit } from './habit';
import { useCompleteSignIn } from './useCompleteSignIn';

/** /verify-otp: the mailed code (spec 1 §4 "OTP verification"). */
export const VerifyOtpPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const notify = useNotify();
  const arrive = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const { otpAccess } = codeStateOf(state);
  const email = credentials.get()?.email;
  if (!otpAccess) return <Navigate to={paths.login} replace state={returnToOf(state)} />;

  const verify = async (code: string) => {
    const isSignedIn = await auth.verifyEmailCode(code, otpAccess);
    if (isSignedIn) await arrive('signIn.success');
    else {
      await habit.isOver();
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
