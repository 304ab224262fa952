import type { ReactNode } from 'react';
import { LabelledTextField, type LabelledTextFieldProps } from './LabelledTextField';
import { useField, type FieldProps } from './useField';

interface LabelledTextInputProps
  extends
    FieldProps,
    Pick<LabelledTextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly'> {
  help?: ReactNode | ((text: string) => ReactNode);
}

export const LabelledTextInput = ({
  source,
  label,
  validate,
  maxLength,
  help,
  ...rest
}: LabelledTextInputProps) => {
  const field = useField<string>({ source, label, validate, maxLength });
  return (
    <LabelledTextField {...rest} {...field} help={typeof help === 'function' ? help(field.value) : help} />
  );
};

export const TextAreaInput = (props: FieldProps) => (
  <LabelledTextField {...useField<string>(props)} multiline minRows={3} />
);
