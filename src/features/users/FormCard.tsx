import { Card, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** Fields that belong together. */
export const FormCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Stack sx={{ gap: 5 }}>{children}</Stack>
    </Card>
  );
};
