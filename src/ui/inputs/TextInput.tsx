import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './TextField';
import { useField, type FieldProps } from './useField';

interface TextInputProps
  extends FieldProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'> {
  help?: ReactNode | ((text: string) => ReactNode);
}

export const TextInput = ({ source, label, validate, maxLength, help, ...rest }: TextInputProps) => {
  const field = useField<string>({ source, label, validate, maxLength });
  return <TextField {...rest} {...field} help={typeof help === 'function' ? help(field.value) : help} />;
};
