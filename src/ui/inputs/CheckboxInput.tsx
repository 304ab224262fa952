import { Box } from '@mui/material';
import { memo, useId, type ReactNode } from 'react';
import { RowCheckbox } from './RowCheckbox';
import { useField, type FieldProps } from './useField';

interface CheckboxInputProps extends Omit<FieldProps, 'validate' | 'label'> {
  /** Message key; `text` is not translated. */
  label?: string;
  text?: string;
  help?: string | undefined;
  /** Text beside the label while the value differs from the stored one. */
  changedNote?: string | false;
  disabled?: boolean;
}

export const CheckboxInput = ({ source, label = '', text, ...rest }: CheckboxInputProps) => {
  const field = useField<boolean>({ source, label });
  return (
    <CheckboxField
      name={field.name}
      label={text ?? field.label}
      checked={field.value || false}
      onChange={field.onChange}
      {...rest}
    />
  );
};

interface CheckboxFieldProps extends Pick<CheckboxInputProps, 'help' | 'changedNote' | 'disabled'> {
  name: string;
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  indeterminate?: boolean;
}

/** Memoised like LabelledTextField, and a single component, because a page may have many. */
export const CheckboxField = memo((props: CheckboxFieldProps) => {
  const { label, icon, onChange, help, changedNote = false, ...rest } = props;
  const id = useId();
  const describedBy = [help && `${id}help`, changedNote && `${id}changed`].filter(Boolean).join(' ');
  return (
    <Box sx={checkboxStyles}>
      <label>
        <RowCheckbox
          {...rest}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {icon}
        {label}
      </label>
      {changedNote && <span id={`${id}changed`}>{changedNote}</span>}
      {help && (
        <p id={`${id}help`}>
          <bdi>{help}</bdi>
        </p>
      )}
    </Box>
  );
});

const checkboxStyles = {
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    marginInlineStart: '-9px',
    cursor: 'pointer',
    typography: 'body1',
    '&:has(:disabled)': { cursor: 'default' },
  },
  '& label > div': { marginInlineEnd: 2 },
  '& label, & span': { verticalAlign: 'middle' },
  '& span': { marginInlineStart: 2, typography: 'caption', color: 'primary.main', fontWeight: 500 },
  '& p': { m: 0, marginInlineStart: 7.25, mt: -1, typography: 'body2', color: 'text.secondary' },
} as const;

export const checkboxColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 6,
  rowGap: 1,
} as const;
