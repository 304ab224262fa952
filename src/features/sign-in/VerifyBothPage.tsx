import { useNotify, useTranslate } from 'ra-core';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { codeLength } from '../../ui/inputs/codeDigits';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { EmailCodeForm } from './EmailCodeForm';
import { lastDigit } from './lastDigit';
import { useCompleteSignIn } from './useCompleteSignIn';

const problemOf = (code: string) => (code.length === codeLength ? null : 'signIn.enterTotpCode');

/** /verify-both: the mailed code, then the authenticator's (spec 1 §4 "Combined flow"). */
export const VerifyBothPage = () => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  const { otpAccess, totpMessage, emailVerified } = codeStateOf(state);
  const email = credentials.get()?.email;
  const { verifyEmail, verifyAuthenticator } = useBothCodes();
  if (!otpAccess) return <Navigate to={paths.login} replace state={returnToOf(state)} />;

  if (!emailVerified) {
    return (
      <>
        <CardHeading title={t('signIn.emailCode.title')} over={t('signIn.step', { step: 1 })}>
          {email ? t('signIn.emailCode.introTo', { email }) : t('signIn.emailCode.intro')}
        </CardHeading>
        <EmailCodeForm call="verifyBothEmailCode" onCode={verifyEmail} />
      </>
    );
  }
  return (
    <>
      <CardHeading title={t('signIn.authenticatorCode.title')} over={t('signIn.step', { step: 2 })}>
        {totpMessage || t('signIn.authenticatorCode.intro')}
      </CardHeading>
      <AuthenticatorCodeForm
        call="verifyBothAuthenticatorCode"
        problemOf={problemOf}
        onCode={verifyAuthenticator}
      />
    </>
  );
};

/** The two steps of the combined flow. Both reject where their call fails. */
const useBothCodes = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const codeState = codeStateOf(state);

  /** Returns whether the code was taken. The second step is kept in the router's state, for a reload. */
  const verifyEmail = async (code: string): Promise<boolean> => {
    const next = await auth.verifyBothEmailCode(code, codeState.otpAccess);
    if (next.step === 'signedIn') await completeSignIn('signIn.bothSuccess');
    else await lastDigit.enterHasPassed();
    if (next.step === 'invalid') notify('signIn.bothUnexpected', { type: 'error' });
    if (next.step === 'authenticatorCode') {
      const { totpAccess, hint: totpMessage } = next;
      const second = { ...returnToOf(state), ...codeState, totpAccess, totpMessage, emailVerified: true };
      await navigate(paths.verifyBoth, { replace: true, state: second });
    }
    return next.step !== 'invalid';
  };

  const verifyAuthenticator = async (code: string): Promise<void> => {
    if (await auth.verifyAuthenticatorCode(code, codeState.totpAccess))
      return completeSignIn('signIn.bothSuccess');
    return notify('signIn.totpFailed', { type: 'error' });
  };

  return { verifyEmail, verifyAuthenticator };
};
