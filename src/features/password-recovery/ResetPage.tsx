import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { emailOf, forgetProblems, resetProblems, type ResetFields } from './recoveryForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { QuietLink } from '../../ui/layout/QuietLink';
import { ResendButton } from '../../ui/form/ResendButton';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { useFields } from '../../ui/form/useFields';
import { useReset, useResetCode } from './useReset';

const empty = { email: '', password_reset_code: '', new_password: '', confirm_new_password: '' };

/** /password-forget/reset (spec 1 §2): the mailed code and the new password. */
export const ResetPage = () => {
  const t = useTranslate();
  const state: unknown = useLocation().state;
  const sentTo = emailOf(state);
  const fields = useFields<keyof ResetFields>({ ...empty, email: sentTo }, resetProblems);
  const { values, bind, check, refuse } = fields;
  const { reset, busy, wait } = useReset(refuse);
  const resetCode = useResetCode();
  const begin = useEffectEvent(() => fields.focus(sentTo ? 'password_reset_code' : 'email'));
  useEffect(() => begin(), []);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (check()) void reset(values);
  };

  const resend = async (): Promise<number | null> => {
    const { email: problem } = forgetProblems(values);
    if (problem) {
      refuse({ email: t(problem) });
      return 0;
    }
    return resetCode.send(values.email.trim()).then(() => null, resetCode.failed);
  };

  return (
    <>
      <CardHeading title={t('recovery.reset.title')}>
        {sentTo ? t('recovery.reset.introTo', { email: sentTo }) : t('recovery.reset.intro')}
      </CardHeading>
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('recovery.email')}
        />
        <TextField
          {...bind('password_reset_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('recovery.code')}
        />
        <NewPasswordField
          {...bind('new_password')}
          label={t('recovery.newPassword')}
          known={[values.email]}
        />
        <PasswordField
          {...bind('confirm_new_password')}
          autoComplete="new-password"
          label={t('recovery.confirm')}
        />
        <SubmitButton
          fullWidth
          label={t('recovery.reset.submit')}
          busyLabel={t('recovery.reset.submitting')}
          busy={busy}
          wait={wait}
        />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}
        >
          <ResendButton
            label={t('recovery.reset.resend')}
            busyLabel={t('recovery.reset.resending')}
            {...(sentTo ? {} : { seconds: 0 })}
            onResend={resend}
          />
          <QuietLink to={paths.login} state={returnToOf(state)}>
            {t('recovery.back')}
          </QuietLink>
        </Stack>
      </Stack>
    </>
  );
};
