import { useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { codeLength } from '../../ui/inputs/codeDigits';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { EmailCodeForm } from './EmailCodeForm';
import { useBothCodes } from './useBothCodes';

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
