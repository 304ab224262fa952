import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { useField, type FieldProps } from './useField';

interface CheckboxInputProps extends Omit<FieldProps, 'validate' | 'label'> {
  /** A message key; `text` is used as it is. */
  label?: string;
  text?: string;
  help?: string | undefined;
  disabled?: boolean;
}

export const CheckboxInput = ({ source, label = '', text, help, disabled = false }: CheckboxInputProps) => {
  const field = useField<boolean>({ source, label });
  return (
    <CheckboxField
      name={field.name}
      label={text ?? field.label}
      checked={field.value || false}
      onChange={field.onChange}
      help={help}
      disabled={disabled}
    />
  );
};

interface CheckboxFieldProps {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  indeterminate?: boolean;
  help?: string | undefined;
}

/** Memoised like LabelledTextField. */
export const CheckboxField = memo((props: CheckboxFieldProps) => {
  const { name, label, checked, onChange, disabled = false, indeterminate = false, help } = props;
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        sx={{
          m: 0,
          ml: '-9px',
          minHeight: 40,
          '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
        }}
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            name={name}
            checked={checked}
            indeterminate={indeterminate}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: help ? { 'aria-describedby': id } : {} }}
          />
        }
      />
      {help && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ ml: 8.25, mt: -1 }}>
          {help}
        </Typography>
      )}
    </Box>
  );
});
