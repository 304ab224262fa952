import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Call } from '../../api/errors';
import { useNotifyError } from '../../api/useNotifyError';
import { PublicForm } from '../../ui/form/PublicForm';
import { useSubmission } from '../../ui/form/useSubmission';
import { TextField } from '../../ui/inputs/TextField';
import { CardHeading } from '../../ui/layout/CardHeading';
import { BackToSignIn } from './BackToSignIn';
import { lastDigit } from './lastDigit';

interface AuthenticatorCodeFormProps {
  call: Call;
  step?: string;
  intro?: string;
  problemOf: (code: string) => string | null;
  onCode: (code: string) => Promise<void>;
}

/** A rejected code stays selected, so that typing replaces it. */
export const AuthenticatorCodeForm = (props: AuthenticatorCodeFormProps) => {
  const { call, step, intro, problemOf, onCode } = props;
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { submit, ...sending } = useSubmission();
  const [typedCode, setTypedCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const code = typedCode.replace(/\s/g, '');
  const problem = isChecked ? problemOf(code) : null;
  const selectCode = () => {
    field.current?.focus();
    field.current?.select();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problemOf(code)) return selectCode();
    void submit(
      () => onCode(code),
      (error) => {
        selectCode();
        return notifyError(call, error);
      },
    );
  };

  return (
    <>
      <CardHeading title={t('signIn.authenticatorCode.title')} over={step}>
        {intro || t('signIn.authenticatorCode.intro')}
      </CardHeading>
      <PublicForm
        form={{ onSubmit, ...sending }}
        submit="signIn.verify"
        submitting="signIn.verifying"
        onClick={(event) => lastDigit.onClick(event, code, selectCode)}
        links={<BackToSignIn />}
      >
        <TextField
          ref={field}
          name="totp"
          label={t('signIn.authenticatorCode.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typedCode}
          onChange={setTypedCode}
          readOnly={sending.busy}
          error={problem ? t(problem) : undefined}
        />
      </PublicForm>
    </>
  );
};
