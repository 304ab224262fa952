import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore, useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../../api/errors';

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
  const hasNoResponse = useUnreachable();
  return (
    <output>
      {(!isOnline || hasNoResponse) && (
        <Typography
          variant="body2"
          sx={{ px: 4, py: 2, textAlign: 'center', bgcolor: 'warning.main', color: 'warning.contrastText' }}
        >
          {translate(isOnline ? 'shell.unreachable' : 'shell.offline')}
        </Typography>
      )}
    </output>
  );
};

/** Whether an active query got no response; `signedInData.ts` keeps refetching it. */
const useUnreachable = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () => cache.getAll().some((query) => isUnreachable(query.state.error) && query.isActive()),
  );
};
