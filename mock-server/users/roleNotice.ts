import type { Request } from 'express';
import type { NotificationInput, ServerContext } from '../context';
import { mailAccountChange } from '../mail/changeNotice';
import type { UserRow } from '../storage/tables';

const getRole = (user: UserRow | null): 'superuser' | 'staff' | 'none' => {
  if (!user?.is_active) return 'none';
  if (user.is_superuser) return 'superuser';
  return user.is_staff ? 'staff' : 'none';
};

/** Notifies superusers, because a role gives access to the accounts of others. `after` is null for a deletion. */
export const notifyRoleChange = (
  context: ServerContext,
  req: Request,
  actor: UserRow,
  before: UserRow | null,
  after: UserRow | null,
): void => {
  const [oldRole, newRole] = [getRole(before), getRole(after)];
  const user = after ?? before;
  if (oldRole === newRole || !user) return;
  notifySuperusers(context, {
    title: 'A role was changed',
    message: `${formatUser(actor)} changed the role of ${isolateBidi(user.email)}: it was ${oldRole} and is now ${newRole}.`,
    ...(after ? { other_data: { subject: { kind: 'user', id: after.id } } } : {}),
  });
  if (before && after)
    mailAccountChange(context, req, after, {
      title: 'Your role was changed',
      details: [`It was ${oldRole} and is now ${newRole}.`],
      isByAdministrator: true,
    });
};

/** Keeps right-to-left text from reordering its surroundings. */
const isolateBidi = (text: string): string => `\u2068${text}\u2069`;

/** Begins with the address, because a name can imitate the rest of a sentence. */
export const formatUser = ({ first_name, last_name, email }: UserRow): string => {
  const name = `${first_name} ${last_name}`.trim();
  return name ? `${isolateBidi(email)} (${isolateBidi(name)})` : isolateBidi(email);
};

/** Ignores notification preferences. */
export const notifySuperusers = (
  { db, notify }: Pick<ServerContext, 'db' | 'notify'>,
  note: Pick<NotificationInput, 'title' | 'message' | 'other_data'>,
): void => {
  for (const { id, is_superuser, is_active } of db.all('users').slice())
    if (is_superuser && is_active) notify(id, { ...note, preference: null });
};
