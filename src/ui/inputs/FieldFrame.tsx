import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  error?: ReactNode;
  help?: ReactNode;
  children: ReactNode;
}

export const errorId = (id: string) => `${id}-error`;
const helpId = (id: string) => `${id}-help`;

export const getDescribedBy = (id: string, error: unknown, help: unknown): string | undefined =>
  [error ? errorId(id) : '', help ? helpId(id) : ''].filter(Boolean).join(' ') || undefined;

const labelStyle = { display: 'block', mb: 1.5, typography: 'body2', fontWeight: 500 } as const;

/** Visual only; the input has `aria-required`. */
const asterisk = { '&::after': { content: '" *" / ""', color: 'error.main' } } as const;

export const FieldFrame = ({ id, label, required = false, error, help, children }: FieldFrameProps) => (
  <div style={{ width: '100%' }}>
    <Box component="label" htmlFor={id} sx={[labelStyle, required && asterisk]}>
      {label}
    </Box>
    {children}
    {help && (
      <FormHelperText id={helpId(id)} sx={{ mx: 0 }}>
        {help}
      </FormHelperText>
    )}
    {error && (
      <FormHelperText id={errorId(id)} error sx={{ mx: 0 }}>
        <bdi>{error}</bdi>
      </FormHelperText>
    )}
  </div>
);
