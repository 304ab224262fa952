import Stack from '@mui/material/Stack';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldSentences } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useNextStep } from '../../auth/useNextStep';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { noRegistration, registrationProblems, type RegistrationFields } from './registrationForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { useFields } from '../../ui/form/useFields';
import { useSubmission } from '../../ui/form/useSubmission';

/** /register (spec 1 §2 "Registration"). */
export const RegisterPage = () => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  const { values, bind, begin, check, refuse } = useFields(noRegistration, registrationProblems);
  const { register, busy, wait } = useRegistration(refuse);
  const focusEmail = useEffectEvent(() => begin('email'));
  useEffect(() => focusEmail(), []);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check()) void register(values);
  };

  return (
    <>
      <CardHeading title={t('registration.title')}>{t('registration.intro')}</CardHeading>
      <Stack component="form" method="dialog" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('registration.email')}
        />
        <TextField {...bind('last_name')} autoComplete="name" label={t('registration.fullName')} />
        <NewPasswordField
          {...bind('password')}
          label={t('registration.password')}
          known={[values.email, values.last_name]}
        />
        <PasswordField
          {...bind('confirm_password')}
          autoComplete="new-password"
          label={t('registration.confirmPassword')}
        />
        <SubmitButton
          fullWidth
          label={t('registration.submit')}
          busyLabel={t('registration.submitting')}
          busy={busy}
          wait={wait}
        />
        <QuietLink to={paths.login} state={returnToOf(state)}>
          {t('registration.haveOne')}
        </QuietLink>
      </Stack>
    </>
  );
};

const names = ['email', 'last_name', 'password', 'confirm_password'] as const;

/** Decisions §4 "After registration". */
const useRegistration = (refuse: (sentences: Partial<RegistrationFields>) => void) => {
  const auth = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const follow = useNextStep();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const state: unknown = useLocation().state;

  const register = (fields: RegistrationFields) =>
    submit(
      async () => {
        const [email, last_name] = [fields.email.trim(), fields.last_name.trim()];
        const next = await auth.register({ ...fields, email, last_name });
        notify('registration.success', { type: 'success' });
        if (await follow(next, { typed: { email, password: fields.password } })) return;
        await navigate(paths.login, { replace: true, state: returnToOf(state) });
      },
      (error) => {
        const sentences = fieldSentences(error, names);
        refuse(sentences);
        return notifyError('register', error, Object.values(sentences));
      },
    );

  return { register, busy, wait };
};
