import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useField, type FieldProps } from './useField';

/** A switch of a record, with a line on what it means. */
export const CheckboxInput = ({ help, ...props }: Omit<FieldProps, 'validate'> & { help: string }) => {
  const id = useId();
  const { name, label, value, onChange } = useField<boolean>(props);
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ m: 0 }}>
        {help}
      </FormHelperText>
    </div>
  );
};
