import type { ServerContext } from '../context';
import { removeDownloads } from '../files/downloads';
import { emptyBin, moveToBin } from '../files/bin';
import { endAllSessions } from '../sessions/sessions';
import type { FileRow, UserRow } from '../storage/tables';

const removeRows = (context: ServerContext, user: UserRow): FileRow[] => {
  const { db, vault } = context;
  const binnedFiles = moveToBin(context, db.findAllBy('files', 'user', user.id));
  endAllSessions(context, user.id);
  vault.forget(user.id);
  for (const table of ['notifications', 'digest_notes', 'folders', 'request_logs'] as const)
    for (const { id } of db.findAllBy(table, 'user', user.id)) db.remove(table, id);
  for (const { id, to } of db.all('mails').slice()) if (to === user.email) db.remove('mails', id);
  for (const table of ['service_access', 'notification_control', 'users'] as const) db.remove(table, user.id);
  return binnedFiles;
};

/** Keeps exports that were not opened yet, because a tab may still download the backup it just created. */
export const removeUser = async (context: ServerContext, user: UserRow): Promise<void> => {
  const binnedFiles = removeRows(context, user);
  await context.db.waitForCommit();
  await emptyBin(context, binnedFiles);
  const openedDownloads = context.db
    .findAllBy('downloads', 'user', user.id)
    .filter(({ is_opened }) => is_opened);
  await removeDownloads(context, openedDownloads);
  if (user.picture_file) await context.uploads.remove(user.picture_file);
};
