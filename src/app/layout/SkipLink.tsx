import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';

export const contentId = 'content';

/** The first stop of the keyboard: over the top bar into the page. Seen only while it has the focus. */
export const SkipLink = () => {
  const translate = useTranslate();
  // Without a change of the address, which belongs to the page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      onClick={skip}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
};
