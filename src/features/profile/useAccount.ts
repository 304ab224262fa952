import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellingOf, type Telling } from '../../api/errors';
import { useData } from '../../api/useData';
import { useAuth } from '../../auth/useAuth';
import type { User } from '../../model/user';
import { useEndOfSession } from './useEndOfSession';

const accountKey = ['account'];

export interface AccountView {
  /** Absent while nothing has been loaded; kept while a later load fails. */
  account?: User;
  failure: Telling | null;
  isLoading: boolean;
  reload: () => Promise<void>;
}

/** One's own account as the server has it. The session's person follows each load (spec 1 §4). */
export const useAccount = (): AccountView => {
  const data = useData();
  const auth = useAuth();
  const endOfSession = useEndOfSession();
  const query = useQuery({
    queryKey: accountKey,
    networkMode: 'always',
    queryFn: async () => {
      try {
        const account = await data.account();
        auth.updateUser(account);
        return account;
      } catch (error) {
        endOfSession(error);
        throw error;
      }
    },
  });
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
    client.setQueryData<User>(accountKey, (account) => account && { ...account, ...change });
    await client.invalidateQueries({ queryKey: accountKey });
  };
};
