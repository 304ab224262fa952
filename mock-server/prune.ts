import type { ServerContext } from './context';
import { pruneDownloads } from './files/downloads';
import { pruneMails } from './mail/mail';
import { isExpired } from './guards/activeSession';
import { endSession } from './sessions/sessions';
import { isUnconfirmed } from './sign-in/resend';
import { day, isoTime } from './time';
import { removeUser } from './users/removeUser';

const logDays = 365;

const maxRowsPerRun = 2_000;

const intervalMs = 60_000;

const pruneLogs = ({ db, now }: ServerContext): void => {
  const cutoff = isoTime(now() - logDays * day);
  for (const { id, timestamp } of db.first('request_logs', maxRowsPerRun))
    if (timestamp < cutoff) db.remove('request_logs', id);
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
  await context.db.load('mails', 'sessions', 'codes', 'downloads');
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
