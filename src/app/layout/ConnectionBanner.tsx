import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore, useCallback, useEffect } from 'react';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { HttpError } from '../../api/HttpError';

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

const retryMs = 15_000;

/** Includes the errors of a proxy in front of an unreachable server. */
const isUnreachableError = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.kind === 'network' || error.kind === 'timeout' || [502, 503, 504].includes(error.status));

const isUnreachableQuery = ({ state }: Query) => isUnreachableError(state.error);

/** Detects active queries without a response, and keeps refetching them. */
const useUnreachable = (): boolean => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isUnreachable = useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () => cache.getAll().some((query) => isUnreachableQuery(query) && query.isActive()),
  );

  useEffect(() => {
    if (!isUnreachable) return undefined;
    const refetch = () => {
      if (document.hidden || !navigator.onLine) return;
      void client.refetchQueries({ type: 'active', predicate: isUnreachableQuery });
    };
    const timer = setInterval(refetch, retryMs);
    return () => clearInterval(timer);
  }, [isUnreachable, client]);

  return isUnreachable;
};
