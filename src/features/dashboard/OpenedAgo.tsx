import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { agoOf } from './recentServices';

/** When a service was last opened; `at` in ms since 1970. */
export const OpenedAgo = ({ at }: { at: number }) => {
  const t = useTranslate();
  const [now] = useState(Date.now);
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {t('dashboard.card.opened', { when: agoOf(at, now) })}
    </Typography>
  );
};
