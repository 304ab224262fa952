import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons at the end of a form; on phones they stay at the lower edge. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: { xs: 'sticky', sm: 'static' },
      bottom: 0,
      mt: 6,
      py: 3,
      display: 'flex',
      gap: 3,
      bgcolor: 'background.default',
      '& > *': { flex: { xs: 1, sm: 'none' } },
      zIndex: 1,
    }}
  >
    {children}
  </Box>
);
