import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FilePicker } from './FilePicker';
import { useField, type FieldProps } from './useField';

interface FileInputProps extends FieldProps {
  accept: string;
  choose: string;
  help?: string;
  onChosen?: (file: File) => void;
  after?: ReactNode;
  /** Preview beside the name of the chosen file. */
  children?: ReactNode;
}

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
