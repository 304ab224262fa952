import { NativeSelect, OutlinedInput } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { getDescribedBy, FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from './useField';

interface LabelledSelectProps {
  label: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

export const LabelledSelect = (props: LabelledSelectProps) => {
  const { label, name, value, onChange, options, help, error, required } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={help}>
      <NativeSelect
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput size="small" {...(name ? { name } : {})} />}
        inputProps={{ id, 'aria-describedby': getDescribedBy(id, error, help) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
};

export const SelectInput = ({ options, ...props }: FieldProps & Pick<LabelledSelectProps, 'options'>) => (
  <LabelledSelect {...useField<string>(props)} options={options} />
);
