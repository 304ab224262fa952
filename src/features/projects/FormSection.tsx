import { Card, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  name: 'identity' | 'plan' | 'partners' | 'construction' | 'conventions';
  children: ReactNode;
}

/** Fields that belong together, with a line that says why. */
export const FormSection = ({ name, children }: FormSectionProps) => {
  const t = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2">
        {t(`projects.section.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
        {t(`projects.section.${name}.help`)}
      </Typography>
      <Stack sx={{ gap: 5 }}>{children}</Stack>
    </Card>
  );
};
