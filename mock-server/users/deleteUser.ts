import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { currentUserOf } from '../guards/session';
import { notFound } from '../guards/Refusal';
import { emptyBin, throwAway } from '../media-library-folder/bin';
import { dropDownloads } from '../prune';
import { endAllSessions } from '../sessions/sessions';
import type { FileRow, UserRow } from '../storage/tables';
import { accountPolicy } from './accountPolicy';

const removeRows = (context: ServerContext, user: UserRow): FileRow[] => {
  const { db, vault } = context;
  const thrownAway = throwAway(context, db.allBy('files', 'user', user.id));
  endAllSessions(context, user.id);
  vault.forget(user.id);
  for (const table of ['notifications', 'digest_notes', 'folders', 'request_logs'] as const)
    for (const { id } of db.allBy(table, 'user', user.id)) db.remove(table, id);
  for (const { id, to } of db.all('mails').slice()) if (to === user.email) db.remove('mails', id);
  for (const table of ['service_access', 'notification_control', 'users'] as const) db.remove(table, user.id);
  return thrownAway;
};

/** Exports that nobody opened stay: a tab may be on its way to the backup made just before. */
export const deleteUser = async (context: ServerContext, req: Request, res: Response): Promise<undefined> => {
  const user = context.db.get('users', Number(req.params['id']));
  if (!user) throw notFound();
  accountPolicy.mayDelete(context, currentUserOf(res).id, user);
  const thrownAway = removeRows(context, user);
  await context.db.saved();
  await emptyBin(context, thrownAway);
  const opened = context.db.allBy('downloads', 'user', user.id).filter(({ is_opened }) => is_opened);
  await dropDownloads(context, opened);
  if (user.picture_file) await context.uploads.remove(user.picture_file);
};
