import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { codeScreenOf } from '../../model/sign-in/codeScreen';
import type { NextStep } from '../../model/sign-in/signIn';
import { paths } from '../../paths';
import { useSubmission } from '../../ui/form/useSubmission';
import { CardHeading } from '../../ui/layout/CardHeading';
import { LoginForm } from './LoginForm';
import { SocialButtons } from './SocialButtons';

const InactiveDialog = lazy(() => import('./InactiveDialog'));

interface LoginPageProps {
  /** The user begins to type: time to fetch what comes after. */
  onBegin: () => void;
}

/** /login (spec 1 §2). Whoever is signed in, here or in another tab, is sent on. */
export const LoginPage = ({ onBegin }: LoginPageProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const state: unknown = useLocation().state;
  const { signIn, busy, wait, isRefused, forgetRefusal } = useSignIn();
  const isSignedIn = useSyncExternalStore(auth.onSessionChange, auth.isSignedIn, () => false);
  useEffect(() => credentials.drop(), []);

  if (isSignedIn) return <Navigate to={auth.landing(state)} replace />;
  return (
    <>
      <CardHeading title={t('signIn.heading')} page={t('signIn.submit')} />
      <LoginForm busy={busy} wait={wait} onBegin={onBegin} onSubmit={signIn} />
      <Stack direction="row" sx={{ mt: 4, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Link component={RouterLink} to={paths.passwordForget} variant="body2" sx={{ py: 1 }}>
          {t('signIn.forgot')}
        </Link>
        <Link component={RouterLink} to={paths.register} variant="body2" sx={{ py: 1 }}>
          {t('signIn.register')}
        </Link>
      </Stack>
      <SocialButtons />
      {isRefused && (
        <Suspense fallback={null}>
          <InactiveDialog onClose={forgetRefusal} />
        </Suspense>
      )}
    </>
  );
};

/** The password step: sends it, and goes to where its answer leads (spec 1 §4 "Login outcomes"). */
const useSignIn = () => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const state: unknown = useLocation().state;
  const submission = useSubmission();
  const [isRefused, setRefused] = useState(false);

  const follow = async (next: NextStep, email: string, password: string) => {
    if (next.step === 'inactive') return setRefused(true);
    if (next.step === 'signedIn') return notify('signIn.success', { type: 'success' });
    const screen = codeScreenOf(next);
    if (!screen) return notify('signIn.invalidResponse', { type: 'error' });
    credentials.keep({ email, password });
    notify(screen.message, { type: 'info' });
    await navigate(screen.path, { state: { ...returnToOf(state), ...screen.state } });
  };

  const signIn = (email: string, password: string) =>
    submission.submit(
      async () => follow(await auth.signIn(email, password), email, password),
      (error) => {
        if (!isInactive(error)) return notifyError('signIn', error);
        setRefused(true);
        return null;
      },
    );

  return { ...submission, signIn, isRefused, forgetRefusal: () => setRefused(false) };
};
