import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useFieldFailure } from '../../api/useNotifyError';
import { credentials, type Credentials } from '../../auth/credentials';
import { useAuth } from '../../auth/useAuth';
import { useCodeScreen } from '../../auth/useNextStep';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { EmailField } from '../../ui/inputs/TextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { lazyPart } from '../../ui/loading/lazyPart';
import { signInProblems } from './signInForm';
import { SocialButtons } from './SocialButtons';

const InactiveDialog = lazyPart(() => import('./InactiveDialog'));

interface LoginPageProps {
  /** Called at the first input, to prefetch the next pages. */
  onStart: () => void;
}

/** /login (spec 1 §2). Redirects when the user is signed in, in this tab or another. */
export const LoginPage = ({ onStart }: LoginPageProps) => {
  const t = useTranslate();
  const auth = useAuth();
  const failureOf = useFieldFailure('signIn');
  const state: unknown = useLocation().state;
  const isSignedIn = useSyncExternalStore(auth.onSessionChange, auth.isSignedIn, () => false);
  const [isInactiveOpen, setInactiveOpen] = useState(false);
  const { values, bind, refuse, form } = usePublicForm({
    initial: { email: '', password: '' },
    problemsOf: ({ email, password }) => signInProblems(email, password),
    autoFocus: 'email',
    send: useSignIn(() => setInactiveOpen(true)),
    onRefused: (error) => {
      if (isInactive(error)) {
        setInactiveOpen(true);
        return { errors: {}, wait: null };
      }
      const { text, wait } = failureOf(error);
      return { errors: text ? { password: text } : {}, wait };
    },
  });
  useEffect(() => credentials.drop(), []);

  const emailField = bind('email');
  const hasInput = values.email !== '' || values.password !== '';
  useEffect(() => {
    if (hasInput) onStart();
  }, [hasInput, onStart]);

  if (isSignedIn) return <Navigate to={auth.landing(state)} replace />;
  return (
    <>
      <CardHeading title={t('signIn.heading')} page={t('signIn.submit')} />
      <PublicForm form={form} submit="signIn.submit" submitting="signIn.submitting">
        <EmailField
          {...emailField}
          onChange={(email) => {
            emailField.onChange(email);
            refuse({});
          }}
          label={t('signIn.email')}
        />
        <PasswordField {...bind('password')} autoComplete="current-password" label={t('signIn.password')} />
      </PublicForm>
      <Box sx={{ mt: 4 }}>
        <LinkRow>
          <QuietLink to={paths.passwordForget}>{t('signIn.forgot')}</QuietLink>
          <QuietLink to={paths.register}>{t('signIn.register')}</QuietLink>
        </LinkRow>
      </Box>
      {/* Hydrated after the form, which people wait for. */}
      <Suspense>
        <SocialButtons />
      </Suspense>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <QuietLink to={paths.contactSupport}>{t('contactSupport.title')}</QuietLink>
      </Box>
      {isInactiveOpen && (
        <Suspense fallback={null}>
          <InactiveDialog onClose={() => setInactiveOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Spec 1 §4 "Login outcomes". */
const useSignIn = (onInactive: () => void) => {
  const auth = useAuth();
  const notify = useNotify();
  const toCodeScreen = useCodeScreen();

  return async ({ email: typed, password }: Credentials): Promise<void> => {
    const email = typed.trim();
    const next = await auth.signIn(email, password);
    if (next.step === 'inactive') return onInactive();
    if (next.step === 'signedIn') return notify('signIn.success', { type: 'success' });
    if (!(await toCodeScreen(next, { typed: { email, password }, replace: false }))) throw new HttpError(200);
    return undefined;
  };
};
