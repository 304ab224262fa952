import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { noRegistration, registrationProblems } from './registrationForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { useFields } from '../../ui/form/useFields';
import { useRegistration } from './useRegistration';

/** /register (spec 1 §2 "Registration"). */
export const RegisterPage = () => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  const { values, bind, begin, check, refuse } = useFields(noRegistration, registrationProblems);
  const { register, busy, wait } = useRegistration(refuse);
  const arrive = useEffectEvent(() => begin('email'));
  useEffect(() => arrive(), []);

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
