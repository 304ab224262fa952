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

/**
 * Text fields inside that can only be read look like text, in their place. Labels and text stand at the edge of what is
 * around the fields, whether or not they can be edited; borders stand before it.
 */
export const plainReadOnly = {
  marginInlineStart: { sm: '-14px' },
  '& .MuiOutlinedInput-root.Mui-readOnly': {
    bgcolor: 'transparent',
    '&:not(.Mui-focused) fieldset': { borderColor: 'transparent' },
    '& input': { textOverflow: 'ellipsis' },
  },
  '& label[for]': { paddingInlineStart: '14px' },
  '& div:has(> .Mui-readOnly) > label': { color: 'text.secondary', fontWeight: 400 },
} as const;
