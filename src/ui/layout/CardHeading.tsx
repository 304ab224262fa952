import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface CardHeadingProps {
  title: string;
  /** The page's name in the tab, where it is not the title. */
  page?: string;
  /** A small line above, such as "Step 1 of 2". */
  over?: string | undefined;
  /** What to do here, in a sentence. */
  children?: ReactNode;
}

/** Heading of a public page's card; names the tab as well. The focus is left to the page's first field. */
export const CardHeading = ({ title, page = title, over, children }: CardHeadingProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ mb: 6 }}>
      <title>{t('shell.title', { page })}</title>
      {over && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {over}
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
