import type { Note, ServerContext } from '../context';
import type { UserRow } from '../storage/tables';

/** Keeps a text from reordering what is around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Begins with the address, because a name can imitate the rest of a sentence. */
export const emailAndName = ({ first_name, last_name, email }: UserRow): string => {
  const name = `${first_name} ${last_name}`.trim();
  return name ? `${isolated(email)} (${isolated(name)})` : isolated(email);
};

/** No preference turns this off. */
export const notifySuperusers = (
  { db, notify }: Pick<ServerContext, 'db' | 'notify'>,
  note: Pick<Note, 'title' | 'message' | 'other_data'>,
): void => {
  for (const { id, is_superuser, is_active } of db.all('users').slice())
    if (is_superuser && is_active) notify(id, { ...note, preference: null });
};
