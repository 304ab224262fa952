import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { createContext, memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStatus } from '../../../api/HttpError';
import { useNotifyError } from '../../../api/useNotifyError';
import { useData } from '../../../api/useData';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { AddressList } from '../../../ui/address/AddressList';
import type { DebouncedText } from '../../../ui/address/useAddressState';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { readCreatedUser } from './listLocation';
import { readUserFilter } from './filter/userFilter';
import { useUserFilter } from './filter/useUserFilter';
import { defaultSort, usersQuery } from './usersQuery';

type UserListState = ReturnType<typeof useUserFilter>['filters'] & {
  created: ReturnType<typeof useCreatedUser>;
};

const UserListContext = createContext<UserListState | null>(null);
const UserSearchContext = createContext<DebouncedText | null>(null);

export const useUserListContext = () => useRequiredContext(UserListContext);

/** Separate context, so that typing does not rerender the list. */
export const useUserSearch = () => useRequiredContext(UserSearchContext);

/** Keeps the filters in the address and provides the matching users (spec 2 §3 "User list filter"). */
export const UserListBase = ({ children }: { children: ReactNode }) => {
  const { filters, search } = useUserFilter();
  const created = useCreatedUser();
  const value = useMemo(() => ({ ...filters, created }), [filters, created]);
  return (
    <UserListContext value={value}>
      <UserSearchContext value={search}>
        <ListedUsers>{children}</ListedUsers>
      </UserSearchContext>
    </UserListContext>
  );
};

const ListedUsers = memo(({ children }: { children: ReactNode }) => {
  const me = useUser();
  const notifyError = useNotifyError();
  const { filter, sort: field, order, page, perPage, changeAddress, replace } = useUserListContext();
  const sort = field ? { field, order } : defaultSort;
  return (
    <AddressList<UserRecord>
      resource="users"
      state={{ page, perPage, sort, filter }}
      filter={{ user_id: me?.user_id }}
      onReloadError={(error) => hasStatus(error, 403) || notifyError('users.list', error)}
      onChange={({ sort: next, filter: filters, ...pages }, options) => {
        if (filters) replace(readUserFilter(filters));
        else changeAddress({ ...pages, ...(next && { sort: next.field, order: next.order }) }, options);
      }}
    >
      {children}
    </AddressList>
  );
});

/** Defers other requests and rendering until the rows are painted, because users need them first. */
export const useRowsPainted = (): boolean => {
  return useDeferredValue(useListContext().data !== undefined, false);
};

/** Id of a user just created, whom the list marks where it shows them, and a setter of it. */
const useCreatedUser = () => {
  const { state } = useLocation() as { state: unknown };
  const [marked, mark] = useState<number | null>(null);
  const id = marked ?? readCreatedUser(state);
  return useMemo(() => ({ id, mark }), [id]);
};

/** Ignores the filter of the list (decisions §6). */
export const useNewestUsers = (perPage = 5, enabled = true) =>
  useQuery({ ...usersQuery(useData(), useUser()?.user_id, { perPage }), enabled });
