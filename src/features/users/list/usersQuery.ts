import type { PortalDataProvider } from '../../../api/dataProvider';
import type { UserRecord } from '../../../model/users/userRecord';

/** Newest first, so that a new user is at the top. */
export const defaultSort = { field: 'date_joined', order: 'DESC' } as const;
export const defaultPerPage = 10;

/** The first page, under the query key of react-admin's useGetList. */
export const usersQuery = (
  data: Pick<PortalDataProvider, 'getList'>,
  userId: number | undefined,
  { perPage = defaultPerPage, filter = {} } = {},
) => {
  const request = {
    pagination: { page: 1, perPage },
    sort: defaultSort,
    filter: { ...filter, user_id: userId },
  };
  return {
    queryKey: ['users', 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      data.getList<UserRecord>('users', { ...request, signal }),
  };
};
