import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface CardHeadingProps {
  title: string;
  page?: string;
  overline?: string | undefined;
  children?: ReactNode;
}

export const CardHeading = ({ title, page = title, overline, children }: CardHeadingProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ mb: 6 }}>
      <title>{t('shell.title', { page })}</title>
      {overline && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {overline}
        </Typography>
      )}
      <Typography variant="h1">{title}</Typography>
      {children && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
};
