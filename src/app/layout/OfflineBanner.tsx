import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const OfflineBanner = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
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
      {!isOnline && (
        <Typography
          variant="body2"
          sx={{ px: 4, py: 2, textAlign: 'center', bgcolor: 'warning.main', color: 'warning.contrastText' }}
        >
          {translate('shell.offline')}
        </Typography>
      )}
    </Box>
  );
};
