import { codeDigitsOf } from '../../model/profile/passwordChange';
import { TextField, type TextFieldProps } from '../../ui/inputs/TextField';

/** A code in one field: takes six digits and nothing else, also from a pasted `123 456`. */
export const CodeInput = ({ onChange, ...props }: TextFieldProps) => (
  <TextField
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={(text) => onChange(codeDigitsOf(text))}
  />
);
