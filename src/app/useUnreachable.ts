import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { HttpError } from '../api/HttpError';

/** Between two attempts. */
const pauseMs = 15_000;

/** No answer, or that of a proxy whose server does not answer. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.kind === 'network' || error.kind === 'timeout' || [502, 503, 504].includes(error.status));

const failedSo = ({ state }: Query) => isNoAnswer(state.error);

/** Whether something that is shown got no answer. Meanwhile it is asked for again by itself. */
export const useUnreachable = (): boolean => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isUnreachable = useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () => cache.findAll({ type: 'active', predicate: failedSo }).length > 0,
  );

  useEffect(() => {
    if (!isUnreachable) return undefined;
    const again = () => {
      if (document.hidden || !navigator.onLine) return;
      void client.refetchQueries({ type: 'active', predicate: failedSo });
    };
    const timer = setInterval(again, pauseMs);
    return () => clearInterval(timer);
  }, [isUnreachable, client]);

  return isUnreachable;
};
