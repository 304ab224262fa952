import { codeDigitsOf } from '../../model/passwordChange';
import { TextInput, type TextInputProps } from '../../ui/TextInput';

/** A code in one field: takes six digits and nothing else, also from a pasted `123 456`. */
export const CodeInput = ({ onChange, ...props }: TextInputProps) => (
  <TextInput
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={(text) => onChange(codeDigitsOf(text))}
  />
);
