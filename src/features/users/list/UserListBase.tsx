import { ListContextProvider, useGetList, useRecordSelection, type ListControllerResult } from 'ra-core';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HttpError } from '../../../api/HttpError';
import { useForbidden, useNotifyError } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { createdUserOf, withoutCreatedUser } from '../listLocation';
import { listRequest } from '../userQueries';
import { readUserFilter, withoutFilter, type UserFilter } from './userFilter';
import { useUserFilter } from './useUserFilter';
import { useUserListParams } from './useUserListParams';

type UserListValue = ReturnType<typeof useUserFilter> & { created: ReturnType<typeof useCreatedUser> };

const UserListContext = createContext<UserListValue | null>(null);

/** Beside react-admin's list context: its filter with the search that is being typed, and the user just created. */
export const useUserListContext = (): UserListValue => {
  const value = use(UserListContext);
  if (!value) throw new Error('This belongs into UserListBase.');
  return value;
};

/**
 * In place of ListBase, whose address would name every parameter, take whatever it finds and drop the
 * router's state. The id of who asks goes along with every call (spec 2 §6).
 */
export const UserListBase = ({ children }: { children: ReactNode }) => {
  const me = useUser();
  const notifyError = useNotifyError();
  const params = useUserListParams();
  const filters = useUserFilter(params);
  const created = useCreatedUser();
  const [selectedIds, selection] = useRecordSelection({ resource: 'users', disableSyncWithStore: true });
  const { filter: filterValues, sort, page, perPage, change } = params;
  const query = useGetList<UserRecord>(
    'users',
    listRequest({ filter: filterValues, sort, page, perPage }, me?.user_id),
    {
      placeholderData: (previous) => previous,
      retry: false,
      onError: (error) => {
        if (!(error instanceof HttpError && error.status === 403)) notifyError('listUsers', error);
      },
    },
  );
  useForbidden('listUsers', query.error);

  const lastPage = Math.max(1, Math.ceil((query.total ?? 0) / perPage));
  const isSettled = query.data !== undefined && !query.isFetching && !query.isPlaceholderData;
  const isBeyond = isSettled && page > lastPage;
  const toLastPage = useEffectEvent(() => change({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);

  const list = {
    ...query,
    resource: 'users',
    filter: { user_id: me?.user_id },
    filterValues,
    displayedFilters: {},
    setFilters: filters.replace,
    showFilter: (name: string, value: unknown) =>
      filters.change((now) => readUserFilter({ ...now, [name]: value })),
    hideFilter: (name: keyof UserFilter) => filters.change((now) => withoutFilter(now, name)),
    sort,
    setSort: (next: typeof sort) => change({ sort: next, page: 1 }),
    page,
    setPage: (next: number) => change({ page: next }),
    perPage,
    setPerPage: (next: number) => change({ perPage: next, page: 1 }),
    selectedIds: selectedIds.map(Number),
    onSelect: selection.select,
    onSelectAll: () => selection.select(query.data?.map(({ id }) => id) ?? []),
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
  } as ListControllerResult<UserRecord>;
  return (
    <ListContextProvider value={list}>
      <UserListContext value={{ ...filters, created }}>{children}</UserListContext>
    </ListContextProvider>
  );
};

/** Shown first on the first page, until they are deleted or changed or the list is left (decisions §4 "/manage"). */
const useCreatedUser = () => {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const arrived = createdUserOf(state);
  const [id, setId] = useState(arrived);
  const tab = new URLSearchParams(search).get('tab');
  const [seen, setSeen] = useState({ tab, arrived });
  if (seen.tab !== tab || seen.arrived !== arrived) {
    setSeen({ tab, arrived });
    // The state is emptied right after it was read; another tab leaves the list.
    if (arrived !== null || seen.tab !== tab) setId(arrived);
  }
  useEffect(() => {
    // Whoever comes back to this entry of the history finds the list as it is by then.
    if (arrived !== null) void navigate({ search }, { replace: true, state: withoutCreatedUser(state) });
  }, [arrived, navigate, search, state]);
  return {
    id,
    mark: setId,
    forget: (ids: readonly number[]) => setId((now) => (now !== null && ids.includes(now) ? null : now)),
  };
};
