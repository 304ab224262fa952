import {
  ListContextProvider,
  useEvent,
  useGetList,
  useRecordSelection,
  type ListControllerResult,
} from 'ra-core';
import { createContext, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HttpError } from '../../../api/HttpError';
import { useForbidden, useNotifyError } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { useRequiredContext } from '../../../ui/useRequiredContext';
import { createdUserOf, withoutCreatedUser } from '../listLocation';
import { readUserFilter, withoutFilter, type UserFilter } from './userFilter';
import { useUserFilter } from './useUserFilter';
import { useUserListParams } from './useUserListParams';
import { listRequest } from './usersQuery';

const UserListContext = createContext<ReturnType<typeof useUserListValue>['value'] | null>(null);
const UserSearchContext = createContext<Pick<ReturnType<typeof useUserFilter>, 'text' | 'search'> | null>(
  null,
);

export const useUserListContext = () => useRequiredContext(UserListContext);

/** A context of its own, so that typing does not render the list. */
export const useUserSearch = () => useRequiredContext(UserSearchContext);

/** Replaces ListBase, which writes all parameters to the URL without validation and drops the router state. */
export const UserListBase = ({ children }: { children: ReactNode }) => (
  <UserFilterProvider>
    <UserListProvider>{children}</UserListProvider>
  </UserFilterProvider>
);

const UserFilterProvider = ({ children }: { children: ReactNode }) => {
  const { value, search } = useUserListValue();
  return (
    <UserListContext value={value}>
      <UserSearchContext value={search}>{children}</UserSearchContext>
    </UserListContext>
  );
};

const useUserListValue = () => {
  const params = useUserListParams();
  const { sort, page, perPage } = params;
  const { text, search, filter, change, replace, clear, clearCount } = useUserFilter(params);
  const changeParams = useEvent(params.change);
  const created = useCreatedUser();
  const value = useMemo(
    () => ({ filter, sort, page, perPage, changeParams, change, replace, clear, clearCount, created }),
    [filter, sort, page, perPage, changeParams, change, replace, clear, clearCount, created],
  );
  return { value, search: { text, search } };
};

const UserListProvider = ({ children }: { children: ReactNode }) => {
  const me = useUser();
  const notifyError = useNotifyError();
  const { filter, sort, page, perPage, changeParams, change, replace } = useUserListContext();
  const [selectedIds, selection] = useRecordSelection({ resource: 'users', disableSyncWithStore: true });
  const query = useGetList<UserRecord>('users', listRequest({ filter, sort, page, perPage }, me?.user_id), {
    placeholderData: (previous) => previous,
    retry: false,
    onError: (error) => {
      if (!(error instanceof HttpError && error.status === 403)) notifyError('listUsers', error);
    },
  });
  useForbidden('listUsers', query.error);

  const lastPage = Math.max(1, Math.ceil((query.total ?? 0) / perPage));
  const isSettled = query.data !== undefined && !query.isFetching && !query.isPlaceholderData;
  const isBeyondLastPage = isSettled && page > lastPage;
  const toLastPage = useEffectEvent(() => changeParams({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyondLastPage) toLastPage();
  }, [isBeyondLastPage]);

  const list = {
    ...query,
    resource: 'users',
    sort,
    page,
    perPage,
    filterValues: filter,
    filter: { user_id: me?.user_id },
    displayedFilters: {},
    selectedIds: selectedIds.map(Number),
    setFilters: replace,
    showFilter: (name: string, value: unknown) => change((now) => readUserFilter({ ...now, [name]: value })),
    hideFilter: (name: keyof UserFilter) => change((now) => withoutFilter(now, name)),
    setSort: (next: typeof sort) => changeParams({ sort: next, page: 1 }),
    setPage: (next: number) => changeParams({ page: next }),
    setPerPage: (next: number) => changeParams({ perPage: next, page: 1 }),
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
    onSelectAll: () => selection.select(query.data?.map(({ id }) => id) ?? []),
  };
  return (
    <ListContextProvider value={list as unknown as ListControllerResult<UserRecord>}>
      {children}
    </ListContextProvider>
  );
};

/** The created user is shown first until it is changed or the list is left (decisions §4 "/manage"). */
const useCreatedUser = () => {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const createdInState = createdUserOf(state);
  const [id, setId] = useState(createdInState);
  const tab = new URLSearchParams(search).get('tab');
  const [previous, setPrevious] = useState({ tab, createdInState });
  if (previous.tab !== tab || previous.createdInState !== createdInState) {
    setPrevious({ tab, createdInState });
    // The effect below clears the state, which must not clear the id; changing the tab does.
    if (createdInState !== null || previous.tab !== tab) setId(createdInState);
  }
  useEffect(() => {
    // Going back to this history entry must not mark the user again.
    if (createdInState !== null)
      void navigate({ search }, { replace: true, state: withoutCreatedUser(state) });
  }, [createdInState, navigate, search, state]);
  return useMemo(
    () => ({
      id,
      mark: setId,
      forget: (ids: readonly number[]) => setId((now) => (now !== null && ids.includes(now) ? null : now)),
    }),
    [id],
  );
};
