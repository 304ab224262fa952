import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useUnreachable } from '../useUnreachable';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const ConnectionBanner = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isUnreachable = useUnreachable();
  return (
    <Box
      component="output"
      sx={(theme) => ({
        display: 'block',
        position: 'sticky',
        top: theme.mixins.toolbar.minHeight,
        zIndex: 'appBar',
      })}
    >
      {(!isOnline || isUnreachable) && (
        <Typography
          variant="body2"
          sx={{ px: 4, py: 2, textAlign: 'center', bgcolor: 'warning.main', color: 'warning.contrastText' }}
        >
          {translate(isOnline ? 'shell.unreachable' : 'shell.offline')}
        </Typography>
      )}
    </Box>
  );
};
