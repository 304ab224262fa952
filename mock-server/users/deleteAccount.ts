import type { Request, Response } from 'express';
import { inParallel } from '../../src/model/inParallel';
import type { ServerContext } from '../context';
import { personOf } from '../guards/person';
import { notFound } from '../guards/Refusal';
import { endAllSessions } from '../security/sessions';
import type { UserRow } from '../storage/tables';
import { standing } from './standing';

/** Removes every row of a user and answers the stored names of what they uploaded. */
const removeRows = (context: ServerContext, user: UserRow): string[] => {
  const { db, vault, live } = context;
  const files = db.allBy('files', 'user', user.id);
  endAllSessions(context, user.id);
  live.drop(user.id);
  vault.forget(user.id);
  for (const table of ['notifications', 'files', 'folders'] as const)
    for (const { id } of db.allBy(table, 'user', user.id)) db.remove(table, id);
  for (const table of ['service_access', 'notification_control', 'users'] as const) db.remove(table, user.id);
  return [...files.map(({ stored_as }) => stored_as), ...(user.picture_file ? [user.picture_file] : [])];
};

/**
 * Deletes an account with its sessions, secrets, library, notifications and preferences. `force_delete`
 * overrides nothing: what may not be deleted stays. Answers 204; throws 400 and 404.
 */
export const deleteAccount = async (
  context: ServerContext,
  req: Request,
  res: Response,
): Promise<undefined> => {
  const user = context.db.get('users', Number(req.params['id']));
  if (!user) throw notFound();
  standing.mayDelete(context, personOf(res).id, user);
  const stored = removeRows(context, user);
  // Bytes go when the deletion is safe on disk; one that cannot be removed is nobody's any more.
  await context.db.saved();
  const { failed } = await inParallel(stored, 8, (name) => context.uploads.remove(name));
  for (const { item, error } of failed) console.error(`The upload ${item} could not be removed:`, error);
};
