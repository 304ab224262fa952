import type { Request } from 'express';
import type { ServerContext } from '../context';
import { mailChange } from '../mail/changeNotice';
import type { UserRow } from '../storage/tables';
import { emailAndName, isolated, notifySuperusers } from './superusers';

const roleOf = (user: UserRow | null): 'superuser' | 'staff' | 'none' => {
  if (!user?.is_active) return 'none';
  if (user.is_superuser) return 'superuser';
  return user.is_staff ? 'staff' : 'none';
};

/** A role opens the accounts of others, so it is neither given nor taken in silence; `after` is null for a deletion. */
export const tellOfRole = (
  context: ServerContext,
  req: Request,
  by: UserRow,
  before: UserRow | null,
  after: UserRow | null,
): void => {
  const [had, has] = [roleOf(before), roleOf(after)];
  const user = after ?? before;
  if (had === has || !user) return;
  notifySuperusers(context, {
    title: 'A role was changed',
    message: `${emailAndName(by)} changed the role of ${isolated(user.email)}: it was ${had} and is now ${has}.`,
    ...(after ? { other_data: { subject: { kind: 'user', id: after.id } } } : {}),
  });
  if (before && after)
    mailChange(context, req, after, {
      title: 'Your role was changed',
      facts: [`It was ${had} and is now ${has}.`],
      isByAdministrator: true,
    });
};
