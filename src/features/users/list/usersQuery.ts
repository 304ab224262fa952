import type { PortalDataProvider } from '../../../api/dataProvider';
import type { UserFilter } from './userFilter';

export interface UserListParams {
  filter: UserFilter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  page: number;
  perPage: number;
}

/** Newest first, so that a new user is at the top. */
export const defaultListParams: UserListParams = {
  filter: {},
  sort: { field: 'date_joined', order: 'DESC' },
  page: 1,
  perPage: 10,
};

export const listRequest = ({ filter, sort, page, perPage }: UserListParams, userId: number | undefined) => ({
  pagination: { page, perPage },
  sort,
  filter: { ...filter, user_id: userId },
  meta: { orLastPage: true },
});

/** The first page, under the query key of react-admin's useGetList. */
export const usersQuery = (data: Pick<PortalDataProvider, 'getList'>, userId: number | undefined) => {
  const request = listRequest(defaultListParams, userId);
  return {
    queryKey: ['users', 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) => data.getList('users', { ...request, signal }),
  };
};
