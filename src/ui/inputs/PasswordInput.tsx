import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';
import { useField, type FieldProps } from './useField';

interface PasswordInputProps extends FieldProps {
  help?: string;
  autoComplete?: 'new-password' | 'current-password';
}

export const PasswordInput = ({ help, autoComplete = 'new-password', ...props }: PasswordInputProps) => (
  <PasswordField {...useField<string>(props)} help={help} autoComplete={autoComplete} />
);

export const ConfirmPasswordInput = ({ of, ...props }: PasswordInputProps & { of: string }) => {
  const { trigger, formState } = useFormContext();
  const { isSubmitted } = formState;
  const password: unknown = useWatch({ name: of });
  useEffect(() => {
    if (isSubmitted) void trigger(props.source);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the password changes
  }, [password]);
  return <PasswordInput {...props} />;
};

export const NewPasswordInput = ({ known, ...props }: FieldProps & { known: readonly string[] }) => {
  const typed = useWatch({ name: [...known] }) as unknown[];
  return (
    <NewPasswordField {...useField<string>(props)} known={typed.filter((text) => typeof text === 'string')} />
  );
};
