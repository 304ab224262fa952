import { useGetList, useListContext } from 'ra-core';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { isSameFilter } from './filter/userFilter';
import { useUserListContext } from './UserListBase';
import { defaultSort } from './usersQuery';

const useNewest = (perPage: number, enabled = true) => {
  const filter = { user_id: useUser()?.user_id };
  return useGetList<UserRecord>(
    'users',
    { pagination: { page: 1, perPage }, sort: defaultSort, filter },
    { enabled },
  );
};

/** Ignores the filter of the list (decisions §4). */
export const useNewestUsers = () => useNewest(5);

/** Sends a request of its own only when neither the list nor the newest users provide the total. */
export const useTotalOfAll = (): number | undefined => {
  const { data, total, isPlaceholderData } = useListContext<UserRecord>();
  const { filter } = useUserListContext();
  const { total: ofNewest } = useNewestUsers();
  const isFiltered = !isSameFilter(filter, {});
  const { total: counted } = useNewest(1, isFiltered && data !== undefined && !ofNewest);
  return isFiltered || isPlaceholderData ? ofNewest || counted : total;
};
