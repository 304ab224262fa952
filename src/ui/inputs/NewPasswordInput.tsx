import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LabelledPasswordInput, type LabelledPasswordInputProps } from './LabelledPasswordInput';
import { NewPasswordField } from './NewPasswordField';
import { useField, type FieldProps } from './useField';

export const ConfirmPasswordInput = ({
  passwordSource,
  ...props
}: LabelledPasswordInputProps & { passwordSource: string }) => {
  const { trigger, formState } = useFormContext();
  const { isSubmitted } = formState;
  const password: unknown = useWatch({ name: passwordSource });
  useEffect(() => {
    if (isSubmitted) void trigger(props.source);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the password changes
  }, [password]);
  return <LabelledPasswordInput {...props} />;
};

interface NewPasswordInputProps extends FieldProps {
  confirmationSource: string;
  minLength: number;
  help?: string;
}

export const NewPasswordInput = ({
  confirmationSource,
  minLength,
  help,
  ...props
}: NewPasswordInputProps) => {
  const confirmation: unknown = useWatch({ name: confirmationSource });
  return (
    <NewPasswordField
      {...useField<string>(props)}
      minLength={minLength}
      help={help}
      confirmation={typeof confirmation === 'string' ? confirmation : ''}
    />
  );
};
