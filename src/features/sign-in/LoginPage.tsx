import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials, type Credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { useCodeScreen } from '../../auth/useNextStep';
import { signInProblems } from '../../model/sign-in/signInForm';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { EmailField } from '../../ui/inputs/TextField';
import { CardHeading } from '../../ui/layout/CardHeading';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SocialButtons } from './SocialButtons';
import { lazyPart } from '../../ui/layout/lazyPart';

const InactiveDialog = lazyPart(() => import('./InactiveDialog'));

interface LoginPageProps {
  /** The user begins to type: time to fetch what comes after. */
  onBegin: () => void;
}

/** /login (spec 1 §2). Whoever is signed in, here or in another tab, is sent on. */
export const LoginPage = ({ onBegin }: LoginPageProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const notifyError = useNotifyError();
  const state: unknown = useLocation().state;
  const isSignedIn = useSyncExternalStore(auth.onSessionChange, auth.isSignedIn, () => false);
  const [isRefused, setRefused] = useState(false);
  const { values, bind, form } = usePublicForm({
    initial: { email: '', password: '' },
    problemsOf: ({ email, password }) => signInProblems(email, password),
    autoFocus: 'email',
    send: useSignIn(() => setRefused(true)),
    onRefused: (error) => {
      if (!isInactive(error)) return { errors: {}, wait: notifyError('signIn', error) };
      setRefused(true);
      return { errors: {}, wait: null };
    },
  });
  useEffect(() => credentials.drop(), []);

  const isBegun = values.email !== '' || values.password !== '';
  useEffect(() => {
    if (isBegun) onBegin();
  }, [isBegun, onBegin]);

  if (isSignedIn) return <Navigate to={auth.landing(state)} replace />;
  return (
    <>
      <CardHeading title={t('signIn.heading')} page={t('signIn.submit')} />
      <PublicForm form={form} submit="signIn.submit" submitting="signIn.submitting">
        <EmailField {...bind('email')} label={t('signIn.email')} />
        <PasswordField {...bind('password')} autoComplete="current-password" label={t('signIn.password')} />
      </PublicForm>
      <Box sx={{ mt: 4 }}>
        <LinkRow>
          <QuietLink to={paths.passwordForget}>{t('signIn.forgot')}</QuietLink>
          <QuietLink to={paths.register}>{t('signIn.register')}</QuietLink>
        </LinkRow>
      </Box>
      <SocialButtons />
      {isRefused && (
        <Suspense fallback={null}>
          <InactiveDialog onClose={() => setRefused(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The password step: sends it, and goes to where its answer leads (spec 1 §4 "Login outcomes"). */
const useSignIn = (refuse: () => void) => {
  const auth = useAuth();
  const notify = useNotify();
  const toCodeScreen = useCodeScreen();

  return async ({ email: typed, password }: Credentials): Promise<void> => {
    const email = typed.trim();
    const next = await auth.signIn(email, password);
    if (next.step === 'inactive') return refuse();
    if (next.step === 'signedIn') return notify('signIn.success', { type: 'success' });
    if (await toCodeScreen(next, { typed: { email, password }, replace: false })) return undefined;
    return notify('signIn.invalidResponse', { type: 'error' });
  };
};
