import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldSentences } from '../../api/errors';
import { returnToOf } from '../../model/sign-in/afterSignIn';
import { emailOf, forgetProblems } from './recoveryForm';
import { paths } from '../../paths';
import { CardHeading } from '../../ui/layout/CardHeading';
import { QuietLink } from '../../ui/layout/QuietLink';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { useFields } from '../../ui/form/useFields';
import { useSubmission } from '../../ui/form/useSubmission';
import { useResetCode } from './useReset';

/** /password-forget (spec 1 §2): asks for the mail with the reset code. */
export const ForgetPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const { values, bind, begin, check, refuse } = useFields({ email: emailOf(state) }, forgetProblems);
  const { send, failed } = useResetCode();
  const { busy, wait, submit } = useSubmission();
  const focusEmail = useEffectEvent(() => begin('email'));
  useEffect(() => focusEmail(), []);

  const email = values.email.trim();
  const known = { ...returnToOf(state), email };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!check()) return;
    void submit(
      async () => {
        await send(email);
        await navigate(paths.passwordForgetReset, { state: known });
      },
      (error) => {
        refuse(fieldSentences(error, ['email']));
        return failed(error);
      },
    );
  };

  return (
    <>
      <CardHeading title={t('recovery.forget.title')}>{t('recovery.forget.intro')}</CardHeading>
      <Stack component="form" method="dialog" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
        <TextField
          {...bind('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('recovery.email')}
        />
        <SubmitButton
          fullWidth
          label={t('recovery.forget.submit')}
          busyLabel={t('recovery.forget.submitting')}
          busy={busy}
          wait={wait}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
          <QuietLink to={paths.passwordForgetReset} state={known}>
            {t('recovery.forget.haveCode')}
          </QuietLink>
          <QuietLink to={paths.login} state={returnToOf(state)}>
            {t('recovery.back')}
          </QuietLink>
        </Stack>
      </Stack>
    </>
  );
};
