import { useTranslate } from 'ra-core';
import { useState, type SubmitEvent } from 'react';
import type { Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { credentials } from '../../auth/credentials';
import { LinkRow, PublicForm } from '../../ui/form/PublicForm';
import { ResendButton } from '../../ui/form/ResendButton';
import { useSubmission } from '../../ui/form/useSubmission';
import { CodeBoxes } from '../../ui/inputs/CodeBoxes';
import { codeLength } from '../../ui/inputs/codeDigits';
import { CardHeading } from '../../ui/layout/CardHeading';
import { BackToSignIn } from './BackToSignIn';
import { lastDigit } from './lastDigit';
import { useResend } from './useCompleteSignIn';

interface EmailCodeFormProps {
  call: Call;
  step?: string;
  /** Returns false for a wrong code; rejects if the call fails. */
  onCode: (code: string) => Promise<boolean>;
}

const rethrowAfterEnter = async (error: unknown): Promise<never> => {
  await lastDigit.waitForEnter();
  throw error;
};

/** The boxes are cleared after each failure (spec 1 §5 "OTP"). */
export const EmailCodeForm = ({ call, step, onCode }: EmailCodeFormProps) => {
  const t = useTranslate();
  const notifyError = useNotifyError();
  const resend = useResend();
  const { submit, ...sending } = useSubmission();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const email = credentials.get()?.email;

  const reset = () => {
    setCode('');
    setChecked(false);
    setAttempt((last) => last + 1);
  };

  const check = (full: string) => {
    setChecked(full.length < codeLength);
    if (full.length < codeLength) return;
    void submit(
      async () => {
        if (!(await onCode(full).catch(rethrowAfterEnter))) reset();
      },
      (error) => {
        reset();
        return notifyError(call, error);
      },
    );
  };

  const onComplete = (full: string) => {
    lastDigit.recordTime();
    check(full);
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    check(code);
  };

  return (
    <>
      <CardHeading title={t('signIn.emailCode.title')} over={step}>
        {email ? t('signIn.emailCode.introTo', { email }) : t('signIn.emailCode.intro')}
      </CardHeading>
      <PublicForm
        form={{ onSubmit, ...sending }}
        submit="signIn.verify"
        submitting="signIn.verifying"
        onClick={(event) => lastDigit.onClick(event, code, reset)}
        links={
          <LinkRow>
            {email ? (
              <>
                <ResendButton
                  label={t('signIn.emailCode.resend')}
                  busyLabel={t('action.sending')}
                  onResend={async () => {
                    const seconds = await resend();
                    reset();
                    return seconds;
                  }}
                />
                <BackToSignIn />
              </>
            ) : (
              <BackToSignIn label="signIn.emailCode.signInAgain" />
            )}
          </LinkRow>
        }
      >
        <CodeBoxes
          key={attempt}
          label={t('signIn.emailCode.label')}
          readOnly={sending.busy}
          onChange={setCode}
          onComplete={onComplete}
          {...(isChecked && code.length < codeLength ? { error: t('signIn.enterEmailCode') } : {})}
        />
      </PublicForm>
    </>
  );
};
