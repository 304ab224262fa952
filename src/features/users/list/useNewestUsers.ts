import { useGetList } from 'ra-core';
import { useUser } from '../../../auth/useAuth';
import type { UserRecord } from '../../../model/users/userRecord';

const newestCount = 5;

/** The five newest of all users, whatever the list shows, and how many users there are (decisions §4). */
export const useNewestUsers = () => {
  const me = useUser();
  return useGetList<UserRecord>('users', {
    pagination: { page: 1, perPage: newestCount },
    sort: { field: 'date_joined', order: 'DESC' },
    filter: { user_id: me?.user_id },
  });
};
