import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { tellingOf, type Telling } from '../../api/errors';
import { useAuth } from '../../auth/useAuth';
import type { User } from '../../model/user';
import { accountQuery } from './accountQuery';
import { useEndOfSession } from './useEndOfSession';

export interface AccountView {
  /** Absent while nothing has been loaded; kept while a later load fails. */
  account?: User;
  failure: Telling | null;
  isLoading: boolean;
  reload: () => Promise<void>;
}

/** One's own account as the server has it. The session's person follows each load (spec 1 §4). */
export const useAccount = (): AccountView => {
  const query = useQuery(accountQuery(useAuth()));
  const leave = useEffectEvent(useEndOfSession());
  useEffect(() => {
    if (query.error) leave(query.error);
  }, [query.error]);
  return {
    ...(query.data ? { account: query.data } : {}),
    failure: query.error && tellingOf('loadAccount', query.error),
    isLoading: query.isFetching,
    reload: async () => void (await query.refetch()),
  };
};

/** Shows a saved change everywhere at once, then asks the server for the account as it is now. */
export const useAccountChanged = () => {
  const client = useQueryClient();
  const auth = useAuth();
  return async (change: Partial<User>): Promise<void> => {
    auth.updateUser(change);
    const { queryKey } = accountQuery(auth);
    client.setQueryData(queryKey, (account) => account && { ...account, ...change });
    await client.invalidateQueries({ queryKey });
  };
};
