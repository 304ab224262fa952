import type { User } from './user';
import type { UserRecord } from './userRecord';

/** Reason why a bulk action must not revoke this user's access; also the message key. */
export type Protection = 'self' | 'lastSuperuser' | 'superuser';

interface Caller {
  me: Pick<User, 'user_id' | 'is_superuser'> | null;
  /** Id of the only active superuser, or null while there are others. */
  lastSuperuserId: number | null;
}

/** Nobody takes access from themselves, from the last superuser or, unless a superuser, from a superuser. */
export const getProtection = (
  { id, is_superuser }: Pick<UserRecord, 'id' | 'is_superuser'>,
  { me, lastSuperuserId }: Caller,
): Protection | null => {
  if (id === me?.user_id) return 'self';
  if (id === lastSuperuserId) return 'lastSuperuser';
  return is_superuser && !me?.is_superuser ? 'superuser' : null;
};
