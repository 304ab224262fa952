import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './TextField';
import { useField, type FieldProps } from './useField';

interface TextInputProps
  extends
    FieldProps,
    Pick<TextFieldProps, 'maxLength' | 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'min' | 'max'> {
  /** A line below, or what it is for the text that is typed. */
  help?: ReactNode | ((text: string) => ReactNode);
}

/** One line of text of a record. */
export const TextInput = ({ source, label, validate, help, ...rest }: TextInputProps) => {
  const field = useField<string>({ source, label, validate });
  return <TextField {...rest} {...field} help={typeof help === 'function' ? help(field.value) : help} />;
};
