import type { User } from '../../model/users/user';

/** Staff leave the accounts of superusers alone; the server refuses it. */
export const mayChange = (me: User | null, account: User): boolean =>
  Boolean(me?.is_superuser) || !account.is_superuser;
