import Box from '@mui/material/Box';
import { StrengthMeter } from './password-strength/StrengthMeter';
import { usePasswordStrength } from './password-strength/usePasswordStrength';
import { PasswordField } from './PasswordField';
import type { TextFieldProps } from './TextField';

interface NewPasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'onChange' | 'error' | 'readOnly' | 'disabled' | 'ref' | 'required'
> {
  /** What others know of the user (e-mail, name): a password made of it is easy to guess. */
  known?: readonly string[];
}

const nothing: readonly string[] = [];

/**
 * A password to be: with advice on its strength, which is looked at from the first focus on. The texts
 * are `newPassword` of the catalogue; a part of the portal that uses this field adds them.
 */
export const NewPasswordField = ({ known = nothing, ...props }: NewPasswordFieldProps) => {
  const { strength, begin } = usePasswordStrength(props.value, known);
  return (
    <Box onFocus={begin}>
      <PasswordField {...props} autoComplete="new-password" />
      <StrengthMeter strength={strength} />
    </Box>
  );
};
