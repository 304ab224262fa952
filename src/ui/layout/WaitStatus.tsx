import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { visuallyHidden } from './visuallyHidden';

const stepSeconds = 10;

/** Tells assistive technology how long to wait: now, every ten seconds, and when the wait is over. */
export const WaitStatus = ({ seconds }: { seconds: number }) => {
  const t = useTranslate();
  const [hasWaited, setHasWaited] = useState(false);
  if (seconds > 0 && !hasWaited) setHasWaited(true);

  const about = Math.ceil(seconds / stepSeconds) * stepSeconds;
  const text = seconds > 0 ? t('ui.wait.about', { seconds: about }) : t('ui.wait.over');
  return (
    <Box component="span" aria-live="polite" sx={visuallyHidden}>
      {hasWaited ? text : ''}
    </Box>
  );
};
