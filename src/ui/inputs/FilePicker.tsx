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
  chooseLabel: string;
  help?: ReactNode;
  error?: ReactNode;
  onChoose: (file: File) => void;
  children?: ReactNode;
  endContent?: ReactNode;
}

export const FilePicker = (props: FilePickerProps) => {
  const { label, name, accept, chooseLabel, help, error, onChoose, children, endContent } = props;
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
          {chooseLabel}
        </Button>
        {endContent}
      </Box>
    </FieldFrame>
  );
};

interface FileInputProps extends FieldProps {
  accept: string;
  chooseLabel: string;
  help?: string;
  onChoose?: (file: File) => void;
  endContent?: ReactNode;
  /** Preview beside the name of the chosen file. */
  children?: ReactNode;
}

/** The picker as a field of a form, with the name of the chosen file. */
export const FileInput = ({ onChoose, children, ...props }: FileInputProps) => {
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
        onChoose?.(file);
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
