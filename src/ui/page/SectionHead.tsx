import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: string;
  intro?: string;
  action?: ReactNode;
}

export const SectionHead = ({ title, intro, action }: SectionHeadProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4, mb: 5 }}>
    <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      {intro && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {intro}
        </Typography>
      )}
    </Box>
    {action}
  </Box>
);
