import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import type { AuthenticatorSetup } from '../../api/actions/profile';
import { useData } from '../../api/useData';
import { useEndOfSession } from './useProfile';

export interface SetupView {
  setup: AuthenticatorSetup | null;
  failure: ErrorMessage | null;
  isLoading: boolean;
  generate: () => void;
}

/** A new secret for an authenticator, in memory no longer than its dialog is open. */
export const useAuthenticatorSetup = (isNew: boolean): SetupView => {
  const data = useData();
  const endOfSession = useEndOfSession();
  const [round, setRound] = useState(0);
  const query = useQuery({
    queryKey: ['authenticatorSetup', round],
    queryFn: async ({ signal }) => {
      try {
        return await data.newAuthenticator(signal);
      } catch (error) {
        endOfSession(error);
        throw error;
      }
    },
    networkMode: 'always',
    // Every call makes a new secret: none is made behind the user's back.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const call = isNew || round > 0 ? 'generateAuthenticator' : 'fetchAuthenticator';
  return {
    setup: query.data ?? null,
    failure: query.error && !query.isFetching ? errorMessageOf(call, query.error) : null,
    isLoading: query.isFetching,
    generate: () => (query.error ? void query.refetch() : setRound(round + 1)),
  };
};
