import { toChannels, type NotificationMode } from '../../src/model/notification/notificationModes';
import { escapeHtml } from '../../src/model/text';
import type { ServerContext } from '../context';
import { createMail, type Mail } from '../mail/mails';
import type { DigestNoteRow, UserRow } from '../storage/tables';
import { day, hour, minute } from '../time';

/** Digests are sent at 06:00 UTC, weekly ones on Mondays. The Unix epoch was a Thursday. */
const schedules = {
  daily: { intervalMs: day, offsetMs: 6 * hour },
  weekly: { intervalMs: 7 * day, offsetMs: 4 * day + 6 * hour },
} as const;

export const lastDigestTime = (frequency: keyof typeof schedules, now: number): number => {
  const { intervalMs, offsetMs } = schedules[frequency];
  return Math.floor((now - offsetMs) / intervalMs) * intervalMs + offsetMs;
};

export const getDelivery = (mode: NotificationMode, since: number, now: number): 'send' | 'wait' | 'drop' => {
  const { mail } = toChannels(mode);
  if (mail === 'off') return 'drop';
  if (mail === 'atOnce') return 'send';
  return since < lastDigestTime(mail, now) ? 'send' : 'wait';
};

const formatTime = (dateTime: string) => `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)} UTC`;

const digestMail = (user: UserRow, notes: readonly DigestNoteRow[]): Mail => {
  const line = `${notes.length === 1 ? 'one notification was' : `${notes.length} notifications were`} collected for you.`;
  const items = notes.map(({ title, service, created_at, message }) => ({
    head: `${title} (${service}, ${formatTime(created_at)})`,
    message,
  }));
  const mail = createMail(user, `Your PulseHub notifications (${notes.length})`, [line]);
  const html = items.map(
    ({ head, message }) => `<p><strong>${escapeHtml(head)}</strong><br>${escapeHtml(message)}</p>`,
  );
  return {
    ...mail,
    text: [mail.text, ...items.map(({ head, message }) => `${head}\n${message}`)].join('\n\n'),
    html: [mail.html, ...html].join('\n'),
  };
};

type DigestContext = Pick<ServerContext, 'db' | 'now' | 'sendMail'>;

export const sendDueDigests = ({ db, now, sendMail }: DigestContext): void => {
  const due = new Map<number, DigestNoteRow[]>();
  for (const note of db.all('digest_notes').slice()) {
    const mode = db.get('notification_control', note.user)?.[note.preference] ?? 0;
    const delivery = getDelivery(mode, Date.parse(note.created_at), now());
    if (delivery === 'wait') continue;
    db.remove('digest_notes', note.id);
    if (delivery !== 'send') continue;
    const notes = due.get(note.user);
    if (notes) notes.push(note);
    else due.set(note.user, [note]);
  }
  for (const [userId, notes] of due) {
    const user = db.get('users', userId);
    if (user?.is_active) sendMail(digestMail(user, notes));
  }
};

/** Sends overdue digests at the start, then checks every minute (spec 1 §4). */
export const createDigests = (context: DigestContext) => {
  sendDueDigests(context);
  const timer = setInterval(() => sendDueDigests(context), minute).unref();
  return { close: () => clearInterval(timer) };
};
