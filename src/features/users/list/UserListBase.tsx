import {
  ListContextProvider,
  useEvent,
  useGetList,
  useRecordSelection,
  type ListControllerResult,
} from 'ra-core';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HttpError } from '../../../api/HttpError';
import { useForbidden, useNotifyError } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { createdUserOf, withoutCreatedUser } from '../listLocation';
import { listRequest } from '../userQueries';
import { readUserFilter, withoutFilter, type UserFilter } from './userFilter';
import { useUserFilter } from './useUserFilter';
import { useUserListParams, type usualListParams } from './useUserListParams';

type Filters = ReturnType<typeof useUserFilter>;
type UserListValue = Omit<Filters, 'text' | 'search'> & { created: ReturnType<typeof useCreatedUser> };

const UserListContext = createContext<UserListValue | null>(null);
const UserSearchContext = createContext<Pick<Filters, 'text' | 'search'> | null>(null);

/** Beside react-admin's list context: the filter, and the user just created. */
export const useUserListContext = (): UserListValue => inUserList(use(UserListContext));

/** The search as it is being typed: apart from the rest, which need not be rendered again at each key. */
export const useUserSearch = () => inUserList(use(UserSearchContext));

const inUserList = <T,>(value: T | null): T => {
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

  const show = useEvent(change);
  const { text, search, filter, replace, change: changeFilter, clear, clears } = filters;
  const acts = useMemo(
    () => ({
      setFilters: replace,
      showFilter: (name: string, value: unknown) =>
        changeFilter((now) => readUserFilter({ ...now, [name]: value })),
      hideFilter: (name: keyof UserFilter) => changeFilter((now) => withoutFilter(now, name)),
      setSort: (next: typeof usualListParams.sort) => show({ sort: next, page: 1 }),
      setPage: (next: number) => show({ page: next }),
      setPerPage: (next: number) => show({ perPage: next, page: 1 }),
      onSelect: selection.select,
      onToggleItem: selection.toggle,
      onUnselectItems: selection.clearSelection,
    }),
    [replace, changeFilter, show, selection],
  );
  const userId = me?.user_id;
  const { data, total, error, isFetching, isPending, isPlaceholderData, refetch } = query;
  const list = useMemo(
    () =>
      ({
        ...acts,
        data,
        total,
        error,
        isFetching,
        isPending,
        isPlaceholderData,
        refetch,
        filterValues,
        sort,
        page,
        perPage,
        resource: 'users',
        filter: { user_id: userId },
        displayedFilters: {},
        selectedIds: selectedIds.map(Number),
        onSelectAll: () => selection.select(data?.map(({ id }) => id) ?? []),
      }) as unknown as ListControllerResult<UserRecord>,
    [
      data,
      total,
      error,
      isFetching,
      isPending,
      isPlaceholderData,
      refetch,
      filterValues,
      sort,
      page,
      perPage,
      acts,
      userId,
      selectedIds,
      selection,
    ],
  );
  const value = useMemo(
    () => ({ filter, change: changeFilter, replace, clear, clears, created }),
    [filter, changeFilter, replace, clear, clears, created],
  );
  return (
    <ListContextProvider value={list}>
      <UserListContext value={value}>
        <UserSearchContext value={{ text, search }}>{children}</UserSearchContext>
      </UserListContext>
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
  return useMemo(
    () => ({
      id,
      mark: setId,
      forget: (ids: readonly number[]) => setId((now) => (now !== null && ids.includes(now) ? null : now)),
    }),
    [id],
  );
};
