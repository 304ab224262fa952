import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './TextField';
import { useField, type FieldProps } from './useField';

interface TextInputProps
  extends
    FieldProps,
    Pick<TextFieldProps, 'maxLength' | 'type' | 'autoComplete' | 'inputMode' | 'readOnly' | 'min' | 'max'> {
  help?: ReactNode | ((text: string) => ReactNode);
}

export const TextInput = ({ source, label, validate, help, ...rest }: TextInputProps) => {
  const field = useField<string>({ source, label, validate });
  return <TextField {...rest} {...field} help={typeof help === 'function' ? help(field.value) : help} />;
};
