import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { useField, type FieldProps } from './useField';
import { describedBy, FieldFrame } from './FieldFrame';
import { textLimits } from './textLimits';

/** Several lines of text of a record. */
export const TextAreaInput = (props: FieldProps) => {
  const { required: _never, ...field } = useField<string>(props);
  return <TextArea {...field} />;
};

interface TextAreaProps {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** The sentence under the field; its presence makes the field invalid. */
  error?: ReactNode;
  help?: ReactNode;
  /** Lines before it scrolls; it grows up to there. */
  maxRows?: number;
}

/** Several lines of text, in the frame of every other field. */
const TextArea = ({ label, name, value, onChange, error, help, maxRows = 12 }: TextAreaProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <OutlinedInput
        id={id}
        {...(name ? { name } : {})}
        fullWidth
        multiline
        minRows={3}
        maxRows={maxRows}
        size="small"
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            'aria-describedby': describedBy(id, error, help),
            'aria-invalid': Boolean(error),
            maxLength: textLimits[name ?? ''],
          },
        }}
      />
    </FieldFrame>
  );
};
