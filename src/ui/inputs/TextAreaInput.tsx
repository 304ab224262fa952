import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useField, type FieldProps } from './useField';
import { describedBy, FieldFrame } from './FieldFrame';

export const TextAreaInput = (props: FieldProps) => {
  const { name, label, value, onChange, error, required, maxLength } = useField<string>(props);
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        multiline
        minRows={3}
        size="small"
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            'aria-describedby': describedBy(id, error, undefined),
            'aria-invalid': Boolean(error),
            'aria-required': required ? true : undefined,
            maxLength,
          },
        }}
      />
    </FieldFrame>
  );
};
