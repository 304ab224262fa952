import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState, type SubmitEvent } from 'react';
import type { Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { CodeBoxes } from '../../ui/inputs/CodeBoxes';
import { codeLength } from '../../ui/inputs/codeDigits';
import { ResendButton } from '../../ui/form/ResendButton';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useSubmission } from '../../ui/form/useSubmission';
import { BackToSignIn } from './BackToSignIn';
import { lastDigit } from './lastDigit';
import { useResend } from './useCompleteSignIn';

interface EmailCodeFormProps {
  call: Call;
  /** Checks the code. Rejects where the call fails, returns false where it was answered with no. */
  onCode: (code: string) => Promise<boolean>;
}

const afterEnter = async (error: unknown): Promise<never> => {
  await lastDigit.enterHasPassed();
  throw error;
};

/** The six boxes for the mailed code, which empty themselves after every failure (spec 1 §5 "OTP"). */
export const EmailCodeForm = ({ call, onCode }: EmailCodeFormProps) => {
  const t = useTranslate();
  const notifyError = useNotifyError();
  const resend = useResend();
  const { busy, wait, submit } = useSubmission();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);

  const begin = () => {
    setCode('');
    setChecked(false);
    setAttempt((last) => last + 1);
  };

  const check = (full: string) => {
    setChecked(full.length < codeLength);
    if (full.length < codeLength) return;
    void submit(
      async () => {
        if (!(await onCode(full).catch(afterEnter))) begin();
      },
      (error) => {
        begin();
        return notifyError(call, error);
      },
    );
  };

  const onComplete = (full: string) => {
    lastDigit.typed();
    check(full);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    check(code);
  };

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 5 }}>
      <CodeBoxes
        key={attempt}
        label={t('signIn.emailCode.label')}
        readOnly={busy}
        onChange={setCode}
        onComplete={onComplete}
        {...(isChecked && code.length < codeLength ? { error: t('signIn.enterEmailCode') } : {})}
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
          // The click took the focus from the boxes.
          begin();
        }}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}
      >
        {credentials.get() ? (
          <>
            <ResendButton
              label={t('signIn.emailCode.resend')}
              busyLabel={t('signIn.emailCode.resending')}
              onResend={async () => {
                const seconds = await resend();
                begin();
                return seconds;
              }}
            />
            <BackToSignIn />
          </>
        ) : (
          <BackToSignIn label="signIn.emailCode.signInAgain" />
        )}
      </Stack>
    </Stack>
  );
};
