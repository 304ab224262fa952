import type { ServerContext } from '../../context';
import type { DigestNoteRow } from '../../storage/tables';
import { digestMail } from './digestMail';
import { fateOf } from './digestRule';

const lookEveryMs = 60_000;

type Needed = Pick<ServerContext, 'db' | 'now' | 'sendMail'>;

export const sendDueDigests = ({ db, now, sendMail }: Needed): void => {
  const due = new Map<number, DigestNoteRow[]>();
  for (const note of db.all('digest_notes').slice()) {
    const mode = db.get('notification_control', note.user)?.[note.preference] ?? 0;
    const fate = fateOf(mode, Date.parse(note.created_at), now());
    if (fate === 'wait') continue;
    db.remove('digest_notes', note.id);
    if (fate === 'send') due.set(note.user, [...(due.get(note.user) ?? []), note]);
  }
  for (const [userId, notes] of due) {
    const user = db.get('users', userId);
    if (user?.is_active) sendMail(digestMail(user, notes));
  }
};

/** What became due while the server was down goes out at once, the rest within a minute (spec 1 §4). */
export const createDigests = (context: Needed) => {
  sendDueDigests(context);
  const timer = setInterval(() => sendDueDigests(context), lookEveryMs).unref();
  return { close: () => clearInterval(timer) };
};
