import { Box } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useData } from '../../api/useData';
import { useNotifyError } from '../../api/useNotifyError';
import { sanitizeCode, passwordChangeRules } from '../../model/profile/passwordChange';
import { includesEmail, getMfaType } from '../../model/profile/profile';
import type { User } from '../../model/users/user';
import { ResendButton } from '../../ui/form/ResendButton';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { useField } from '../../ui/inputs/useField';

/** A code of the account's verification method, mailed on request (decisions §4 "MFA code for a password change"). */
export const CodeInput = ({ user: { email, ...user } }: { user: User }) => {
  const t = useTranslate();
  const notify = useNotify();
  const data = useData();
  const notifyError = useNotifyError();
  const field = useField<string>({
    source: 'code',
    label: 'profile.password.code',
    validate: passwordChangeRules.code,
  });
  const factor = getMfaType(user);
  const sendCode = async (): Promise<number | null> => {
    try {
      await data.sendPasswordCode(email);
      notify('profile.password.sent', { type: 'success' });
      return null;
    } catch (error) {
      return notifyError('sendPasswordCode', error) ?? 0;
    }
  };
  return (
    <LabelledTextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => field.onChange(sanitizeCode(text))}
      placeholder={t('profile.password.codePlaceholder')}
      help={t(`profile.password.codeHelp.${factor}`, { email })}
      endAdornment={
        includesEmail(factor) && (
          <Box sx={{ flexShrink: 0, marginInlineStart: 2, marginInlineEnd: -3 }}>
            <ResendButton isFirst label={t('profile.password.send')} onResend={sendCode} />
          </Box>
        )
      }
    />
  );
};
