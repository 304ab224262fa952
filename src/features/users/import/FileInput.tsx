import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FilePicker } from '../../../ui/inputs/FilePicker';
import { useField, type FieldProps } from '../../../ui/inputs/useField';

interface FileInputProps extends FieldProps {
  accept: string;
  choose: string;
  help: string;
  onChosen?: (file: File) => void;
  after?: ReactNode;
}

export const FileInput = ({ accept, choose, help, onChosen, after, ...props }: FileInputProps) => {
  const { setValue } = useFormContext();
  const { label, name, value, error } = useField<File | ''>(props);
  return (
    <FilePicker
      label={label}
      name={name}
      accept={accept}
      choose={choose}
      help={help}
      error={error}
      onChoose={(file) => {
        setValue(name, file, { shouldDirty: true, shouldValidate: true });
        onChosen?.(file);
      }}
      after={after}
    >
      {value && !error && (
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {value.name}
        </Typography>
      )}
    </FilePicker>
  );
};
