import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isInactive } from '../../api/errors';
import { getMaxLengths } from '../../model/fromContract';
import { useFieldFailure } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useFollowStep } from '../../auth/useFollowStep';
import { paths } from '../../paths';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { usePublicForm } from '../../ui/form/usePublicForm';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { LabelledEmailField } from '../../ui/inputs/LabelledTextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { QuietLink } from '../../ui/page/QuietLink';
import { lazyPart } from '../../ui/loading/lazyCode';
import { SocialButtons } from './SocialButtons';
import { isEmail, minPassword } from '../../model/users/accountRules';

const InactiveDialog = lazyPart(() => import('./InactiveDialog'));

interface LoginPageProps {
  /** Called at each input, to prefetch the next pages. */
  preloadNext: () => void;
}

/** /login (spec 1 §2). Redirects when the user is signed in already, or in another tab. */
export const LoginPage = ({ preloadNext }: LoginPageProps) => {
  const t = useTranslate();
  const { account, login, signIn } = useAuth();
  const follow = useFollowStep();
  const getFailure = useFieldFailure('signIn');
  const state: unknown = useLocation().state;
  const isSignedIn = useSyncExternalStore(account.onChange, account.isSignedIn, () => false);
  const [isInactiveOpen, setInactiveOpen] = useState(false);
  const { bind, setErrors, form } = usePublicForm({
    initialValues: { email: '', password: '' },
    maxLengths: getMaxLengths('signIn'),
    validate: ({ email, password }) => findSignInProblems(email, password),
    autoFocus: 'email',
    onInput: preloadNext,
    onSend: async (typed) => follow(await login(typed), { success: 'signIn.success' }),
    onError: (error) => {
      if (isInactive(error)) {
        setInactiveOpen(true);
        return { errors: {}, wait: null };
      }
      const { fieldError, ...failure } = getFailure(error);
      return { errors: fieldError ? { password: fieldError } : {}, ...failure };
    },
  });
  useEffect(() => signIn.clearPending(), [signIn]);

  const emailField = bind('email');
  if (isSignedIn && !form.busy) return <Navigate to={signIn.landing(state)} replace />;
  return (
    <>
      <CardHeading title={t('signIn.heading')} page={t('signIn.submit')} />
      <PublicForm form={form} submit="signIn.submit" submitting="signIn.submitting">
        <LabelledEmailField
          {...emailField}
          onChange={(email) => {
            emailField.onChange(email);
            setErrors({});
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
      {/* Hydrated after the form, which is more important. */}
      <Suspense>
        <SocialButtons />
      </Suspense>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <QuietLink to={paths.contactSupport}>{t('contactSupport.title')}</QuietLink>
      </Box>
      {isInactiveOpen && <InactiveDialog onClose={() => setInactiveOpen(false)} />}
    </>
  );
};

interface SignInProblems {
  email?: string;
  password?: string;
}

export const findSignInProblems = (email: string, password: string): SignInProblems => ({
  ...(isEmail(email.trim()) ? {} : { email: 'signIn.emailInvalid' }),
  ...(password.length >= minPassword ? {} : { password: 'signIn.passwordShort' }),
});
