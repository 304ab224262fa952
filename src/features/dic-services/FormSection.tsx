import { Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  name: 'basics' | 'urls';
  children: ReactNode;
}

/** A part of the service form, with a line that says what it is for. */
export const FormSection = ({ name, children }: FormSectionProps) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2">
        {t(`dicServices.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
        {t(`dicServices.${name}.help`)}
      </Typography>
      <Stack sx={{ gap: 6 }}>{children}</Stack>
    </Card>
  );
};
