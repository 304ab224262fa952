import { Box } from '@mui/material';
import { memo, useId } from 'react';
import { RowCheckbox, rowCheckboxes } from './RowCheckbox';
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

/** Memoised like LabelledTextField, and of one component, because a page may have many. */
export const CheckboxField = memo((props: CheckboxFieldProps) => {
  const { label, onChange, help, ...rest } = props;
  const id = useId();
  return (
    <Box sx={styles}>
      <label>
        <RowCheckbox
          {...rest}
          aria-describedby={help && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && <p id={id}>{help}</p>}
    </Box>
  );
});

const styles = {
  ...rowCheckboxes,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    marginInlineStart: '-9px',
    cursor: 'pointer',
    typography: 'body1',
    '&:has(:disabled)': { cursor: 'default' },
  },
  '& p': { m: 0, marginInlineStart: 8.25, mt: -1, typography: 'body2', color: 'text.secondary' },
} as const;
