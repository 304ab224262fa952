import { Box, Button, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import type { FormEvent } from 'react';
import { sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/HttpError';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { includesEmail, mfaTypeOf } from '../../model/profile/mfa';
import { passwordChangeProblems, type PasswordChange } from '../../model/profile/passwordChange';
import type { User } from '../../model/users/user';
import { NewPasswordField } from '../../ui/inputs/NewPasswordField';
import { PasswordField } from '../../ui/inputs/PasswordField';
import { ResendButton } from '../../ui/form/ResendButton';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFields } from '../../ui/form/useFields';
import { useSubmission } from '../../ui/form/useSubmission';
import { CodeInput } from './CodeInput';
import { useEndOfSession } from './useEndOfSession';
import { useSendCode } from './useSendCode';

const empty: PasswordChange = { old_password: '', new_password: '', confirm_new_password: '', code: '' };

interface PasswordFormProps {
  user: User;
  onCancel?: () => void;
}

/** Changes the password; afterwards the session is gone (spec 1 §2 "Profile page" 2, §4 "Logout", §5). */
export const PasswordForm = ({ user, onCancel }: PasswordFormProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const auth = useAuth();
  const notifyError = useNotifyError();
  const endOfSession = useEndOfSession();
  const sendCode = useSendCode(user.email);
  const { busy, wait, submit } = useSubmission();
  const { values, bind, check, refuse } = useFields({ ...empty }, passwordChangeProblems);
  const factor = mfaTypeOf(user);

  const save = async () => {
    await auth.finishWrites();
    await data.changePassword(values);
    notify('profile.password.updated', { type: 'success' });
    auth.leave();
  };
  const failed = (error: unknown) => {
    if (endOfSession(error)) return null;
    const said = sentencesOf(error);
    refuse(said);
    return notifyError('changePassword', error, Object.values(said));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && check()) void submit(save, failed);
  };

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 4 }}>
      <Typography variant="body2" color="textSecondary">
        {t('profile.password.line')}
      </Typography>
      <PasswordField
        {...bind('old_password')}
        label={t('profile.password.old')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...bind('new_password')}
        label={t('profile.password.new')}
        known={[user.email, user.first_name ?? '', user.last_name ?? '']}
      />
      <PasswordField
        {...bind('confirm_new_password')}
        label={t('profile.password.confirm')}
        autoComplete="new-password"
      />
      <div>
        <CodeInput
          {...bind('code')}
          label={t('profile.password.code')}
          placeholder={t('profile.password.codePlaceholder')}
          help={t(`profile.password.codeHelp.${factor}`, { email: user.email })}
        />
        {includesEmail(factor) && (
          <Box sx={{ pl: 2, mt: 1 }}>
            <ResendButton
              isFirst
              label={t('profile.password.send')}
              busyLabel={t('profile.password.sending')}
              onResend={sendCode}
            />
          </Box>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
        {onCancel && (
          <Button color="inherit" disabled={busy} onClick={onCancel}>
            {t('profile.password.cancel')}
          </Button>
        )}
        <SubmitButton
          label={t('profile.password.update')}
          busyLabel={t('profile.password.updating')}
          busy={busy}
          wait={wait}
        />
      </Box>
    </Stack>
  );
};

/** What the server says of single fields. */
const sentencesOf = (error: unknown): Partial<PasswordChange> => {
  if (!(error instanceof HttpError)) return {};
  const names = Object.keys(empty) as (keyof PasswordChange)[];
  const said = names.flatMap((name) => {
    const sentence = sentenceOf(error.body, name);
    return sentence ? [[name, sentence] as const] : [];
  });
  return Object.fromEntries(said);
};
