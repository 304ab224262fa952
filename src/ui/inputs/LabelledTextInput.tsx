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

/** Text fields inside that can only be read look like text, in their place. */
export const plainReadOnly = {
  '& .MuiOutlinedInput-root.Mui-readOnly': {
    bgcolor: 'transparent',
    '&:not(.Mui-focused) fieldset': { borderColor: 'transparent' },
    '& input': { textOverflow: 'ellipsis' },
  },
  // Above the text, whether or not it can be edited.
  '& label[for]': { paddingInlineStart: '14px' },
  '& div:has(> .Mui-readOnly) > label': { color: 'text.secondary', fontWeight: 400 },
} as const;
