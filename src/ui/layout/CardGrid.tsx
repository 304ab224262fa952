import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CardGridProps {
  component?: 'ul' | 'div';
  label?: string;
  children: ReactNode;
}

/** Cards in one, two or three columns. */
export const CardGrid = ({ component = 'ul', label, children }: CardGridProps) => (
  <Box
    component={component}
    {...(label ? { 'aria-label': label } : {})}
    sx={{
      display: 'grid',
      gap: 4,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      listStyle: 'none',
      m: 0,
      p: 0,
    }}
  >
    {children}
  </Box>
);
