import { useGetList, useListContext } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { isSameFilter } from './filter/userFilter';
import { useUserListContext } from './UserListBase';

const newestCount = 5;

/** Ignores the filter of the list (decisions §4). */
export const useNewestUsers = () => {
  const me = useUser();
  return useGetList<UserRecord>('users', {
    pagination: { page: 1, perPage: newestCount },
    sort: { field: 'date_joined', order: 'DESC' },
    filter: { user_id: me?.user_id },
  });
};

/** Sends a request of its own only when neither the list nor the newest users provide the total. */
export const useTotalOfAll = (): number | undefined => {
  const me = useUser();
  const { data, total, isPlaceholderData } = useListContext<UserRecord>();
  const { filter } = useUserListContext();
  const newest = useNewestUsers();
  const isFiltered = !isSameFilter(filter, {});
  const [lastTotal, setLastTotal] = useState<number>();
  const isUnfiltered = !isFiltered && !isPlaceholderData;
  if (isUnfiltered && total !== lastTotal) setLastTotal(total);
  const newestTotal = newest.error ? undefined : newest.total || undefined;
  const { total: counted } = useGetList<UserRecord>(
    'users',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'date_joined', order: 'DESC' },
      filter: { user_id: me?.user_id },
    },
    { enabled: isFiltered && data !== undefined && newestTotal === undefined },
  );
  return isUnfiltered ? total : (newestTotal ?? counted ?? lastTotal);
};
