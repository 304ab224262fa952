import { useTranslate } from 'ra-core';
import { useState, type SubmitEvent } from 'react';
import type { Call, MessageDescriptor } from '../../api/errors';
import { useFieldFailure, useNotifyError } from '../../api/useNotifyError';
import { useAuth } from '../../auth/useAuth';
import { useFollowStep } from '../../auth/useFollowStep';
import { LinkRow, PublicForm, ServerError } from '../../ui/form/PublicForm';
import { ResendButton } from '../../ui/form/ResendButton';
import { useSubmission } from '../../ui/form/useSubmission';
import { CodeBoxes } from '../../ui/inputs/CodeBoxes';
import { codeLength } from '../../ui/inputs/codeDigits';
import { CardHeading } from '../../ui/page/CardHeading';
import { BackToSignIn } from './BackToSignIn';
import { useStraySubmit } from './useStraySubmit';

interface EmailCodeFormProps {
  call: Call;
  step?: string;
  intro?: string;
  onCode: (code: string) => Promise<void>;
}

/** The boxes are cleared after each failure (spec 1 §5 "OTP"). */
export const EmailCodeForm = ({ call, step, intro, onCode }: EmailCodeFormProps) => {
  const t = useTranslate();
  const getFailure = useFieldFailure(call);
  const { expectStray, isStray } = useStraySubmit();
  const resend = useResend();
  const { submit, ...submission } = useSubmission();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [shouldValidate, setShouldValidate] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor>();
  const email = useAuth().signIn.pendingEmail();

  const reset = () => {
    setCode('');
    setShouldValidate(false);
    setFailure(undefined);
    setAttempt((last) => last + 1);
  };

  const submitCode = (fullCode: string) => {
    setShouldValidate(fullCode.length < codeLength);
    if (fullCode.length < codeLength) return;
    void submit(
      () => onCode(fullCode),
      (error) => {
        const { fieldError, ...details } = getFailure(error);
        reset();
        setFailure(fieldError);
        expectStray();
        return details;
      },
    );
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isStray(code)) return setAttempt((last) => last + 1);
    return submitCode(code);
  };

  return (
    <>
      <CardHeading title={t('signIn.emailCode.title')} overline={step}>
        {intro || (email ? t('signIn.emailCode.introTo', { email }) : t('signIn.emailCode.intro'))}
      </CardHeading>
      <PublicForm
        form={{ onSubmit, ...submission }}
        submit="signIn.verify"
        submitting="signIn.verifying"
        links={
          <LinkRow>
            {email ? (
              <>
                <ResendButton
                  label={t('signIn.emailCode.resend')}
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
          readOnly={submission.busy}
          onChange={(digits) => {
            setCode(digits);
            setFailure(undefined);
          }}
          onComplete={submitCode}
          error={
            shouldValidate && code.length < codeLength
              ? t('signIn.enterEmailCode')
              : failure && <ServerError>{t(failure.message, failure.messageArgs)}</ServerError>
          }
        />
      </PublicForm>
    </>
  );
};

/** Returns the seconds to wait before the next attempt, or null. */
const useResend = () => {
  const { signIn } = useAuth();
  const follow = useFollowStep();
  const notifyError = useNotifyError();
  return async (): Promise<number | null> => {
    try {
      const next = await signIn.resend();
      if (next) await follow(next, { success: 'signIn.success', codeSent: 'signIn.emailCode.resent' });
      return null;
    } catch (error) {
      return notifyError('signIn', error);
    }
  };
};
