import { channelsOf, type NotificationMode } from '../../src/model/notification/notificationModes';
import { escapeHtml } from '../../src/model/escapeHtml';
import type { ServerContext } from '../context';
import { plainMail, type Mail } from '../mail/mails';
import type { DigestNoteRow, UserRow } from '../storage/tables';
import { day, hour, minute } from '../time';

/** Digests go out at 06:00 UTC, weekly ones on Mondays; the epoch was a Thursday. */
const rounds = {
  daily: { everyMs: day, firstAt: 6 * hour },
  weekly: { everyMs: 7 * day, firstAt: 4 * day + 6 * hour },
} as const;

export const lastRound = (rhythm: keyof typeof rounds, now: number): number => {
  const { everyMs, firstAt } = rounds[rhythm];
  return Math.floor((now - firstAt) / everyMs) * everyMs + firstAt;
};

export const fateOf = (mode: NotificationMode, since: number, now: number): 'send' | 'wait' | 'drop' => {
  const { mail } = channelsOf(mode);
  if (mail === 'off') return 'drop';
  if (mail === 'atOnce') return 'send';
  return since < lastRound(mail, now) ? 'send' : 'wait';
};

const when = (dateTime: string) => `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)} UTC`;

const digestMail = (user: UserRow, notes: readonly DigestNoteRow[]): Mail => {
  const line = `${notes.length === 1 ? 'one notification was' : `${notes.length} notifications were`} collected for you.`;
  const items = notes.map(({ title, service, created_at, message }) => ({
    head: `${title} (${service}, ${when(created_at)})`,
    message,
  }));
  const mail = plainMail(user, `Your PulseHub notifications (${notes.length})`, [line]);
  const html = items.map(
    ({ head, message }) => `<p><strong>${escapeHtml(head)}</strong><br>${escapeHtml(message)}</p>`,
  );
  return {
    ...mail,
    text: [mail.text, ...items.map(({ head, message }) => `${head}\n${message}`)].join('\n\n'),
    html: [mail.html, ...html].join('\n'),
  };
};

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

/** Sends what became due while the server was down at once, and checks every minute (spec 1 §4). */
export const createDigests = (context: Needed) => {
  sendDueDigests(context);
  const timer = setInterval(() => sendDueDigests(context), minute).unref();
  return { close: () => clearInterval(timer) };
};
