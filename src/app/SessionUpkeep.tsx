import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { errorMessageOf } from '../api/errors';
import { useAuth } from '../auth/useAuth';
import { profileQuery } from '../features/profile/useProfile';
import { renewal } from './providers';

/**
 * Keeps the stored person true to the server once a page is loaded: rights, name and picture may have
 * changed since the sign-in (spec 1 §7, details and decode-token). Says when a token cannot be renewed.
 */
export const SessionUpkeep = () => {
  const auth = useAuth();
  const notify = useNotify();
  const { error, refetch } = useQuery({ ...profileQuery(auth), staleTime: Infinity });
  const { data: undecoded } = useQuery({
    queryKey: ['decodedToken'],
    queryFn: auth.decodeToken,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (!error) return;
    const { message, messageArgs, wait } = errorMessageOf('refreshProfile', error);
    // What is stored goes on being shown, so only being asked to wait is worth a word.
    if (wait !== null) notify(message, { type: 'warning', messageArgs });
  }, [error, notify]);

  useEffect(() => {
    if (undecoded) notify(undecoded, { type: 'error' });
  }, [undecoded, notify]);

  useEffect(() => {
    // Kept in the browser's memory meanwhile: the session may be over, and the page shows what was.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    addEventListener('pageshow', lookAgain);
    return () => removeEventListener('pageshow', lookAgain);
  }, [refetch]);
  useEffect(() => renewal.onFailed(() => notify('signIn.refreshFailed', { type: 'error' })), [notify]);
  return null;
};
