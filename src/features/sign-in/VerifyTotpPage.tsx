import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeStateOf } from '../../model/sign-in/codeScreen';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm';
import { useCompleteSignIn } from './useCompleteSignIn';

/** /verify-totp: the authenticator's code. Without the state of a sign-in it says so and goes to /login. */
export const VerifyTotpPage = () => {
  const t = useTranslate();
  const auth = useAuth();
  const notify = useNotify();
  const arrive = useCompleteSignIn();
  const state: unknown = useLocation().state;
  const { totpAccess } = codeStateOf(state);

  useEffect(() => {
    if (!totpAccess) notify('signIn.totpMissing', { type: 'error' });
  }, [totpAccess, notify]);
  if (!totpAccess) return <Navigate to={paths.login} replace state={returnToOf(state)} />;

  const verify = async (code: string) => {
    if (await auth.verifyAuthenticatorCode(code, totpAccess)) return arrive('signIn.totpSuccess');
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
