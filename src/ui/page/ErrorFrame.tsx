import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ErrorFrameProps {
  role?: 'alert';
  heading: ReactNode;
  text: string;
  children: ReactNode;
}

/** Shared by missing pages and missing records. */
export const ErrorFrame = ({ heading, text, children, ...rest }: ErrorFrameProps) => (
  <Box
    {...rest}
    sx={({ widths }) => ({
      py: { xs: 10, sm: 20 },
      px: 4,
      maxWidth: widths.form,
      mx: 'auto',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    })}
  >
    <Box
      component="svg"
      viewBox="0 0 240 64"
      aria-hidden
      sx={{ width: '100%', maxWidth: 240, color: 'primary.main', mb: 6 }}
    >
      <path
        d="M4 40h48l12-28 18 44 14-26 6 10h134"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
    {heading}
    <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }}>
      {text}
    </Typography>
    {children}
  </Box>
);
