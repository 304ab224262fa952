import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { LoginForm } from './LoginForm';
import { SocialButtons } from './SocialButtons';
import { useSignIn } from './useSignIn';

const InactiveDialog = lazy(() => import('./InactiveDialog'));

interface LoginPageProps {
  /** Told once the user begins to type: time to fetch what comes after. */
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
