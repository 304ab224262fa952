import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { getDescribedBy, FieldFrame } from './FieldFrame';
import { useField, type FieldProps } from './useField';
import { visuallyHidden } from '../styles';

interface FilePickerProps {
  label: string;
  name: string;
  accept: string;
  choose: string;
  help?: string;
  error?: ReactNode;
  onChoose: (file: File) => void;
  children?: ReactNode;
  after?: ReactNode;
}

export const FilePicker = (props: FilePickerProps) => {
  const { label, name, accept, choose, help, error, onChoose, children, after } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Allows the same file to be chosen again.
    target.value = '';
  };
  return (
    <FieldFrame id={id} label={label} error={error} help={help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {children}
        <Box
          component="input"
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          aria-describedby={getDescribedBy(id, error, help)}
          aria-invalid={Boolean(error)}
          onChange={onChange}
          sx={{
            ...visuallyHidden,
            '&:focus-visible + button': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
        {/* The keyboard reaches the input itself; this button is for the pointer. */}
        <Button variant="outlined" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {after}
      </Box>
    </FieldFrame>
  );
};

interface FileInputProps extends FieldProps {
  accept: string;
  choose: string;
  help?: string;
  onChosen?: (file: File) => void;
  after?: ReactNode;
  /** Preview beside the name of the chosen file. */
  children?: ReactNode;
}

/** The picker as a field of a form, with the name of the chosen file. */
export const FileInput = ({ onChosen, children, ...props }: FileInputProps) => {
  const { setValue } = useFormContext();
  const { label, name, value, error } = useField<File | ''>(props);
  return (
    <FilePicker
      {...props}
      label={label}
      name={name}
      error={error}
      onChoose={(file) => {
        setValue(name, file, { shouldDirty: true, shouldValidate: true });
        onChosen?.(file);
      }}
    >
      {children}
      {value && !error && (
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {value.name}
        </Typography>
      )}
    </FilePicker>
  );
};
