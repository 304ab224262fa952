import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { isSameFilter } from './userFilter';
import type { useNewestUsers } from './useNewestUsers';
import type { UserList } from './useUserList';

/**
 * How many users there are, whatever the filter; undefined while that is unknown. Without a filter the list
 * itself knows; with one the answer of the five newest does, and where that fails the number alone is asked for.
 */
export const useTotalOfAll = (
  { data, total, isPlaceholderData, filters: { filter } }: UserList,
  newest: ReturnType<typeof useNewestUsers>,
): number | undefined => {
  const me = useUser();
  const isFiltered = !isSameFilter(filter, {});
  const [listed, setListed] = useState<number>();
  const isWhole = !isFiltered && !isPlaceholderData;
  if (isWhole && total !== listed) setListed(total);
  const known = newest.error ? undefined : newest.total || undefined;
  const { total: counted } = useGetList<UserRecord>(
    'users',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'date_joined', order: 'DESC' },
      filter: { user_id: me?.user_id },
    },
    { enabled: isFiltered && data !== undefined && known === undefined },
  );
  return isWhole ? total : (known ?? counted ?? listed);
};
