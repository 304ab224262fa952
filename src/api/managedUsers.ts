import type { ManagedUser } from '../model/managedUser';
import { recordIn, type Fields } from './answers';

/** A user of a list or by itself, under either name of the id. */
export const readUser = (record: Fields): Fields => ({ ...record, id: record['id'] ?? record['user_id'] });

const isUser = ({ id, user_id = id, email }: Fields): boolean =>
  typeof user_id === 'number' && typeof email === 'string';

/** The user of an answer, which is read plain or under a name (contract §4); null where it has none. */
export const userIn = (answer: unknown): ManagedUser | null => {
  const user = recordIn(answer, isUser) as ManagedUser | null;
  return user && { ...user, id: user.id ?? user.user_id, user_id: user.user_id ?? user.id };
};
