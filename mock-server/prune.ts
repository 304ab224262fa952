import type { ServerContext } from './context';
import { removeDownloads } from './files/downloads';
import { pruneMails } from './mail/mail';
import { endSession, isExpired } from './sessions/sessions';
import { isUnconfirmed } from './sign-in/resend';
import type { DownloadRow } from './storage/tables';
import { day, isoTime } from './time';
import { removeUser } from './users/removeUser';

export const retention = {
  downloads: 100,
  logDays: 365,
} as const;

const maxRowsPerRun = 2_000;

const intervalMs = 60_000;

const pruneLogs = ({ db, now }: ServerContext): void => {
  const cutoff = isoTime(now() - retention.logDays * day);
  for (const { id, timestamp } of db.first('request_logs', maxRowsPerRun))
    if (timestamp < cutoff) db.remove('request_logs', id);
};

export const pruneDownloads = async (context: ServerContext): Promise<void> => {
  const rows = context.db.all('downloads');
  const excess = rows.length - retention.downloads;
  const hasExpired = ({ expires_at }: DownloadRow) => Date.parse(expires_at) <= context.now();
  await removeDownloads(
    context,
    rows.filter((row, index) => index < excess || hasExpired(row)),
  );
};

const pruneSessions = (context: ServerContext): void => {
  const expired = context.db.all('sessions').filter((session) => isExpired(context, session));
  for (const session of expired.slice(0, maxRowsPerRun)) endSession(context, session);
};

const pruneRegistrations = async (context: ServerContext): Promise<void> => {
  for (const id of context.vault.codes.findExpiredOwners('registration')) {
    const user = context.db.get('users', id);
    if (user && isUnconfirmed(user)) await removeUser(context, user);
  }
};

export const prune = async (context: ServerContext): Promise<void> => {
  pruneMails(context);
  pruneLogs(context);
  pruneSessions(context);
  await pruneRegistrations(context);
  context.vault.codes.prune();
  await pruneDownloads(context);
};

export const createPruning = (context: ServerContext) => {
  let pending = Promise.resolve();
  const run = () => {
    pending = pending
      .then(() => prune(context))
      .catch((error: unknown) => console.error('Pruning failed:', error));
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return {
    close: () => {
      clearInterval(timer);
      return pending;
    },
  };
};
