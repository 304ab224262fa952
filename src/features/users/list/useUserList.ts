import { useListController } from 'ra-core';
import { useCallback } from 'react';
import { HttpError } from '../../../api/HttpError';
import { useForbidden, useTellFailure } from '../../../api/useTellFailure';
import { useUser } from '../../../auth/useAuth';
import type { ManagedUser } from '../../../model/managedUser';
import { readUserFilter, type UserFilter } from '../../../model/userFilter';

/** Newest first, so that who was just created is on top. */
const usualSort = { field: 'date_joined', order: 'DESC' } as const;
const usualPageSize = 10;

/**
 * The users of the page, the filters, the sort and the size that the address names. The id of who asks goes
 * along with every call (spec 2 §6).
 */
export const useUserList = () => {
  const me = useUser();
  const tell = useTellFailure();
  const list = useListController<ManagedUser>({
    resource: 'users',
    // The page has seen to the rights; the server sees to them again.
    disableAuthentication: true,
    // What the address does not name is not remembered either: /admin is the list as it is when new.
    storeKey: false,
    perPage: usualPageSize,
    sort: usualSort,
    filter: { user_id: me?.user_id },
    queryOptions: {
      onError: (error) => {
        if (!(error instanceof HttpError && error.status === 403)) tell('listUsers', error);
      },
    },
  });
  useForbidden('listUsers', list.error);
  const { setFilters } = list;
  const setFilter = useCallback((filter: UserFilter) => setFilters(filter, {}), [setFilters]);
  return { ...list, userFilter: readUserFilter(list.filterValues), setFilter };
};

export type UserList = ReturnType<typeof useUserList>;
