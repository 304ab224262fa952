import { Card, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

export const FormSection = ({ title, help, children }: FormSectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: help ? 0 : 4 }}>
        {title}
      </Typography>
      {help && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
          {help}
        </Typography>
      )}
      <Stack sx={{ gap: 5 }}>{children}</Stack>
    </Card>
  );
};
