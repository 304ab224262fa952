import { CheckInput } from './CheckInput';
import { useField, type FieldProps } from './useField';

interface CheckboxInputProps extends Omit<FieldProps, 'validate' | 'label'> {
  /** A message key; or else `text`, the words themselves. */
  label?: string;
  text?: string;
  help?: string | undefined;
  disabled?: boolean;
}

/** A switch of a record, with a line on what it means. */
export const CheckboxInput = ({ source, label = '', text, help, disabled = false }: CheckboxInputProps) => {
  const field = useField<boolean>({ source, label });
  return (
    <CheckInput
      name={field.name}
      label={text ?? field.label}
      checked={field.value || false}
      onChange={field.onChange}
      help={help}
      disabled={disabled}
    />
  );
};
