import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { settings } from '../../settings';
import { visuallyHidden } from '../../ui/layout/visuallyHidden';

/** Copyright and the way to the API's documentation (spec 1 §2 "Application shell"). */
export const Footer = () => {
  const [year] = useState(() => new Date().getFullYear());
  const translate = useTranslate();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 2,
        px: { xs: 4, sm: 6 },
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography variant="caption">{translate('shell.footer.copyright', { year })}</Typography>
      <Link href={settings.apiDocsUrl} target="_blank" rel="noopener" variant="caption" color="inherit">
        {translate('shell.footer.apiDocs')}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          {translate('shell.footer.newTab')}
        </Box>
      </Link>
    </Box>
  );
};
