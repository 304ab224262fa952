import type { PortalDataProvider } from '../../api/dataProvider';
import type { UserRecord } from '../../model/users/userRecord';

/** The id of the only active superuser, or null while there are others. */
export const lastSuperuser = async (
  data: PortalDataProvider,
  signal: AbortSignal,
): Promise<number | null> => {
  const { data: superusers } = await data.getList<UserRecord>('users', {
    pagination: { page: 1, perPage: 2 },
    filter: { is_superuser: true, is_active: true },
    signal,
  });
  const [first, ...others] = superusers;
  return first && others.length === 0 ? first.id : null;
};
