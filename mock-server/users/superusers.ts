import type { Note, ServerContext } from '../context';
import type { UserRow } from '../storage/tables';

export const nameAndEmail = ({ first_name, last_name, email }: UserRow): string => {
  const name = `${first_name} ${last_name}`.trim();
  return name ? `${name} (${email})` : email;
};

/** No preference turns this off. */
export const notifySuperusers = (
  { db, notify }: Pick<ServerContext, 'db' | 'notify'>,
  note: Pick<Note, 'title' | 'message' | 'other_data'>,
): void => {
  for (const { id, is_superuser, is_active } of db.all('users').slice())
    if (is_superuser && is_active) notify(id, { ...note, preference: null });
};
