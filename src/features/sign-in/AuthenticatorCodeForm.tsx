import { useTranslate } from 'ra-core';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Call, MessageDescriptor } from '../../api/errors';
import { useFieldFailure } from '../../api/useNotifyError';
import { PublicForm, ServerError } from '../../ui/form/PublicForm';
import { useSubmission } from '../../ui/form/useSubmission';
import { LabelledTextField } from '../../ui/inputs/LabelledTextField';
import { CardHeading } from '../../ui/page/CardHeading';
import { BackToSignIn } from './BackToSignIn';
import { useStraySubmit } from './useStraySubmit';

interface AuthenticatorCodeFormProps {
  call: Call;
  step?: string;
  intro?: string;
  validate: (code: string) => string | null;
  onCode: (code: string) => Promise<void>;
}

/** A rejected code stays selected, so that typing replaces it. */
export const AuthenticatorCodeForm = (props: AuthenticatorCodeFormProps) => {
  const { call, step, intro, validate, onCode } = props;
  const t = useTranslate();
  const getFailure = useFieldFailure(call);
  const { isStray } = useStraySubmit(step !== undefined);
  const { submit, ...submission } = useSubmission();
  const [typedCode, setTypedCode] = useState('');
  const [shouldValidate, setShouldValidate] = useState(false);
  const [failure, setFailure] = useState<MessageDescriptor>();
  const fieldRef = useRef<HTMLInputElement>(null);

  const code = typedCode.replace(/\s/g, '');
  const problem = shouldValidate ? validate(code) : null;
  const selectCode = () => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isStray(code)) return selectCode();
    setShouldValidate(true);
    if (validate(code)) return selectCode();
    void submit(
      () => onCode(code),
      (error) => {
        const { fieldError, ...details } = getFailure(error);
        setFailure(fieldError);
        selectCode();
        return details;
      },
    );
  };

  return (
    <>
      <CardHeading title={t('signIn.authenticatorCode.title')} overline={step}>
        {intro || t('signIn.authenticatorCode.intro')}
      </CardHeading>
      <PublicForm
        form={{ onSubmit, ...submission }}
        submit="signIn.verify"
        submitting="signIn.verifying"
        links={<BackToSignIn />}
      >
        <LabelledTextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step of signing in
          autoFocus
          ref={fieldRef}
          name="totp"
          label={t('signIn.authenticatorCode.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typedCode}
          onChange={(text) => {
            setTypedCode(text);
            setFailure(undefined);
          }}
          readOnly={submission.busy}
          error={
            problem
              ? t(problem)
              : failure && <ServerError>{t(failure.message, failure.messageArgs)}</ServerError>
          }
        />
      </PublicForm>
    </>
  );
};
