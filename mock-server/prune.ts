import type { ServerContext } from './context';
import { maskMail } from './mail/maskMail';
import { linkTtlS } from './sign-in/codes';
import { endSession } from './sessions/sessions';
import type { DownloadRow } from './storage/tables';

export const kept = {
  mails: 1_000,
  mailDays: 30,
  downloads: 100,
  logDays: 365,
} as const;

const atOnce = 2_000;

const everyMs = 60_000;
const dayMs = 24 * 3600 * 1000;

const pruneMails = ({ db, now, settings }: ServerContext): void => {
  const mails = db.all('mails').slice();
  const tooMany = mails.length - kept.mails;
  const tooOld = new Date(now() - kept.mailDays * dayMs).toISOString();
  for (const [index, mail] of mails.entries()) {
    if (index < tooMany || mail.sent_at < tooOld) db.remove('mails', mail.id);
    else {
      const masked = maskMail(mail, now(), { otpTtlS: settings.otpTtlS, linkTtlS });
      if (masked !== mail) db.update('mails', mail.id, masked);
    }
  }
};

const pruneLogs = ({ db, now }: ServerContext): void => {
  const tooOld = new Date(now() - kept.logDays * dayMs).toISOString();
  for (const { id, timestamp } of db.first('request_logs', atOnce))
    if (timestamp < tooOld) db.remove('request_logs', id);
};

/** A crash on the way leaves the row, by which the bytes are found. */
export const dropDownloads = async (
  { db, uploads }: Pick<ServerContext, 'db' | 'uploads'>,
  rows: DownloadRow[],
) => {
  for (const { id, stored_as } of rows) {
    await uploads.remove(stored_as);
    db.remove('downloads', id);
  }
};

export const pruneDownloads = async (context: ServerContext): Promise<void> => {
  const all = context.db.all('downloads');
  const tooMany = all.length - kept.downloads;
  const isOver = ({ expires_at }: DownloadRow) => Date.parse(expires_at) <= context.now();
  await dropDownloads(
    context,
    all.filter((row, index) => index < tooMany || isOver(row)),
  );
};

const pruneSessions = (context: ServerContext): void => {
  const over = context.db
    .all('sessions')
    .filter(({ session_expire }) => Date.parse(session_expire) <= context.now());
  for (const session of over.slice(0, atOnce)) endSession(context, session);
};

export const prune = async (context: ServerContext): Promise<void> => {
  pruneMails(context);
  pruneLogs(context);
  pruneSessions(context);
  context.vault.codes.prune();
  await pruneDownloads(context);
};

export const createPruning = (context: ServerContext) => {
  let running = Promise.resolve();
  const again = () => {
    running = running
      .then(() => prune(context))
      .catch((failure: unknown) => console.error('Pruning failed:', failure));
  };
  again();
  const timer = setInterval(again, everyMs).unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
};
