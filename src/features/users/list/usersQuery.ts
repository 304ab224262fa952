import type { SortPayload } from 'ra-core';
import type { PortalDataProvider } from '../../../api/dataProvider';
import { listQuery } from '../../../model/listQuery';
import type { UserRecord } from '../../../model/users/userRecord';

/** Newest first, so that a new user is at the top. */
export const defaultSort = { field: 'date_joined', order: 'DESC' } as const;
export const defaultPerPage = 10;

interface UsersPage {
  page?: number;
  perPage?: number;
  sort?: SortPayload;
  filter?: object;
}

/** One page, the first by default. */
export const usersQuery = (
  data: Pick<PortalDataProvider, 'getList'>,
  userId: number | undefined,
  { page = 1, perPage = defaultPerPage, sort = defaultSort, filter = {} }: UsersPage = {},
) => {
  const request = { pagination: { page, perPage }, sort, filter: { ...filter, user_id: userId } };
  return listQuery<UserRecord>(data, 'users', request);
};
