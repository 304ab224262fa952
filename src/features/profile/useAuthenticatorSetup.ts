import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessageOf, type ErrorMessage } from '../../api/errors';
import type { AuthenticatorSetup } from '../../api/actions/profile';
import { useData } from '../../api/useData';
import { useEndOfSession } from './useProfile';

export interface SetupView {
  /** Absent while it is fetched, and where it could not be. */
  setup: AuthenticatorSetup | null;
  failure: ErrorMessage | null;
  isLoading: boolean;
  /** Asks for another secret, which voids this one. */
  generate: () => void;
}

/**
 * The secret for an authenticator, asked for when its dialog appears and forgotten with it: a secret is
 * not kept in memory longer than it is looked at. `isNew`: the user asked for a new code.
 */
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
