import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * The row between filters and list for what can be done. It has the same height whatever stands in it, so
 * that the list stays where it is; a floating one follows the user down the list.
 */
export const ActionRow = ({ isFloating, children }: { isFloating: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      minHeight: 50,
      mt: -2,
      mb: -3,
      ...(isFloating
        ? {
            position: { sm: 'sticky' },
            top: ({ mixins }) => `calc(${String(mixins.toolbar.minHeight)} + 8px)`,
            zIndex: 2,
          }
        : {}),
    }}
  >
    {children}
  </Box>
);
