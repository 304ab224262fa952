import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { returnToOf } from '../../model/afterSignIn';
import { noRegistration, registrationProblems } from '../../model/registrationForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/CardHeading';
import { NewPasswordInput } from '../../ui/NewPasswordInput';
import { PasswordInput } from '../../ui/PasswordInput';
import { QuietLink } from '../../ui/QuietLink';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { useFields } from '../../ui/useFields';
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
        <TextInput
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('registration.email')}
        />
        <TextInput {...bind('last_name')} autoComplete="name" label={t('registration.fullName')} />
        <NewPasswordInput
          {...bind('password')}
          label={t('registration.password')}
          known={[values.email, values.last_name]}
        />
        <PasswordInput
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
