import { useGetList, useRecordSelection } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { HttpError } from '../../../api/HttpError';
import { useForbidden, useNotifyError } from '../../../api/useNotifyError';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';
import { useUserFilter } from './useUserFilter';
import { useUserListParams } from './useUserListParams';

/**
 * The users of the page, the filters, the sort and the size that the address names. The id of who asks goes
 * along with every call (spec 2 §6).
 */
export const useUserList = () => {
  const me = useUser();
  const notifyError = useNotifyError();
  const params = useUserListParams();
  const filters = useUserFilter(params);
  const [selectedIds, { select }] = useRecordSelection({ resource: 'users', disableSyncWithStore: true });
  const { filter, sort, page, perPage, change } = params;
  const asked = { ...filter, user_id: me?.user_id };
  const query = useGetList<UserRecord>(
    'users',
    { pagination: { page, perPage }, sort, filter: asked, meta: { orLastPage: true } },
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

  return {
    ...query,
    filters,
    /** The filter as the server is asked for it. */
    asked,
    sort,
    page,
    perPage,
    setSort: (next: typeof sort) => change({ sort: next, page: 1 }),
    setPage: (next: number) => change({ page: next }),
    setPerPage: (next: number) => change({ perPage: next, page: 1 }),
    selectedIds: selectedIds.map(Number),
    select,
  };
};

export type UserList = ReturnType<typeof useUserList>;
