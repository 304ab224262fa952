import { useWatch } from 'react-hook-form';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';
import { useField, type FieldProps } from './useField';

interface PasswordInputProps extends FieldProps {
  help?: string;
}

/** A password of a record, never one that the browser knows. */
export const PasswordInput = ({ help, ...props }: PasswordInputProps) => (
  <PasswordField {...useField<string>(props)} help={help} autoComplete="new-password" />
);

/** With advice on its strength; `known` are the fields that it is not to be made of. */
export const NewPasswordInput = ({ known, ...props }: FieldProps & { known: readonly string[] }) => {
  const typed = useWatch({ name: [...known] }) as unknown[];
  return (
    <NewPasswordField {...useField<string>(props)} known={typed.filter((text) => typeof text === 'string')} />
  );
};
