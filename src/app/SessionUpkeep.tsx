import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { errorMessageOf } from '../api/errors';
import { useAuth } from '../auth/useAuth';
import { profileQuery } from '../features/profile/useProfile';
import { renewal } from './providers';
import { useWindowEvent } from '../ui/useWindowEvent';

/** Rights, name and picture may have changed since the sign-in (spec 1 §7). */
export const SessionUpkeep = () => {
  const auth = useAuth();
  const notify = useNotify();
  const { error, refetch } = useQuery({ ...profileQuery(auth), staleTime: Infinity });
  const { data: undecoded } = useQuery({
    queryKey: ['decodedToken'],
    queryFn: auth.account.decodeToken,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (!error) return;
    const { message, messageArgs, wait } = errorMessageOf('refreshProfile', error);
    if (wait !== null) notify(message, { type: 'warning', messageArgs });
  }, [error, notify]);

  useEffect(() => {
    if (undecoded) notify(undecoded, { type: 'error' });
  }, [undecoded, notify]);

  // A page restored from the back/forward cache may belong to an ended session.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) void refetch();
  });
  useEffect(() => renewal.onFailed(() => notify('signIn.refreshFailed', { type: 'error' })), [notify]);
  return null;
};
