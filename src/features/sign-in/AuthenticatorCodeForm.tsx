import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/inputs/TextField';
import { useSubmission } from '../../ui/form/useSubmission';
import { BackToSignIn } from './BackToSignIn';
import { lastDigit } from './lastDigit';

interface AuthenticatorCodeFormProps {
  call: Call;
  hint?: string;
  /** The message key of what is wrong with a code before it is sent, or null. */
  problemOf: (code: string) => string | null;
  onCode: (code: string) => Promise<void>;
}

/** One field for the authenticator's code; what was typed stays after a failure, ready to be typed over. */
export const AuthenticatorCodeForm = ({ call, hint, problemOf, onCode }: AuthenticatorCodeFormProps) => {
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { busy, wait, submit } = useSubmission();
  const [typedCode, setTypedCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const code = typedCode.replace(/\s/g, '');
  const problem = isChecked ? problemOf(code) : null;
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problemOf(code)) return select();
    void submit(
      () => onCode(code),
      (error) => {
        select();
        return notifyError(call, error);
      },
    );
  };

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
      <TextField
        ref={field}
        name="totp"
        label={t('signIn.authenticatorCode.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={typedCode}
        onChange={setTypedCode}
        readOnly={busy}
        help={hint}
        error={problem ? t(problem) : undefined}
      />
      <SubmitButton
        fullWidth
        label={t('signIn.verify')}
        busyLabel={t('signIn.verifying')}
        busy={busy}
        wait={wait}
        onClick={(event) => {
          if (code !== '' || !lastDigit.isJustBefore(event)) return;
          event.preventDefault();
          select();
        }}
      />
      <BackToSignIn />
    </Stack>
  );
};
