import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Fields that are read together, under a name. */
export const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h3' }}>
      {label}
    </Box>
    {children}
  </Box>
);
