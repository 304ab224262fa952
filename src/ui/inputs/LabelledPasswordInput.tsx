import { PasswordField } from './PasswordField';
import { useField, type FieldProps } from './useField';

export interface LabelledPasswordInputProps extends FieldProps {
  help?: string;
  autoComplete?: 'new-password' | 'current-password';
}

export const LabelledPasswordInput = ({
  help,
  autoComplete = 'new-password',
  ...props
}: LabelledPasswordInputProps) => (
  <PasswordField {...useField<string>(props)} help={help} autoComplete={autoComplete} />
);
