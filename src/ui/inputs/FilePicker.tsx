import { Box, Button } from '@mui/material';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { getDescribedBy, FieldFrame } from './FieldFrame';
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
