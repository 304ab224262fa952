import { toChannels, type NotificationMode } from '../../src/model/notification/notificationModes';
import { escapeHtml } from '../../src/model/text';
import type { ServerContext } from '../context';
import { createMail, type Mail, type SendMail } from '../mail/mail';
import type { DigestNoteRow, UserRow } from '../storage/tables';
import { day, hour, minute } from '../time';

/** Digests are sent at 06:00 UTC, weekly ones on Mondays. The Unix epoch was a Thursday. */
const schedules = {
  daily: { intervalMs: day, offsetMs: 6 * hour },
  weekly: { intervalMs: 7 * day, offsetMs: 4 * day + 6 * hour },
} as const;

export const getLastDigestTime = (frequency: keyof typeof schedules, now: number): number => {
  const { intervalMs, offsetMs } = schedules[frequency];
  return Math.floor((now - offsetMs) / intervalMs) * intervalMs + offsetMs;
};

export const getDelivery = (mode: NotificationMode, since: number, now: number): 'send' | 'wait' | 'drop' => {
  const { mail } = toChannels(mode);
  if (mail === 'off') return 'drop';
  if (mail === 'atOnce') return 'send';
  return since < getLastDigestTime(mail, now) ? 'send' : 'wait';
};

const formatTime = (dateTime: string) => `${dateTime.slice(0, 10)} ${dateTime.slice(11, 16)} UTC`;

const createDigestMail = (user: UserRow, notes: readonly DigestNoteRow[]): Mail => {
  const intro = `${notes.length === 1 ? 'one notification was' : `${notes.length} notifications were`} collected for you.`;
  const items = notes.map(({ title, service, created_at, message }) => ({
    heading: `${title} (${service}, ${formatTime(created_at)})`,
    message,
  }));
  const mail = createMail(user, `Your PulseHub notifications (${notes.length})`, [intro]);
  const html = items.map(
    ({ heading, message }) => `<p><strong>${escapeHtml(heading)}</strong><br>${escapeHtml(message)}</p>`,
  );
  return {
    ...mail,
    text: [mail.text, ...items.map(({ heading, message }) => `${heading}\n${message}`)].join('\n\n'),
    html: [mail.html, ...html].join('\n'),
  };
};

type DigestContext = Pick<ServerContext, 'db' | 'now'> & { sendMail: SendMail };

export const sendDueDigests = ({ db, now, sendMail }: DigestContext): void => {
  const dueNotes = new Map<number, DigestNoteRow[]>();
  for (const note of db.all('digest_notes').slice()) {
    const mode = db.get('notification_control', note.user)?.[note.preference] ?? 0;
    const delivery = getDelivery(mode, Date.parse(note.created_at), now());
    if (delivery === 'wait') continue;
    db.remove('digest_notes', note.id);
    if (delivery !== 'send') continue;
    const notes = dueNotes.get(note.user);
    if (notes) notes.push(note);
    else dueNotes.set(note.user, [note]);
  }
  for (const [userId, notes] of dueNotes) {
    const user = db.get('users', userId);
    if (user?.is_active) sendMail(createDigestMail(user, notes));
  }
};

/** Sends overdue digests at the start, then checks every minute (spec 1 §4). */
export const createDigests = (context: DigestContext) => {
  sendDueDigests(context);
  const timer = setInterval(() => sendDueDigests(context), minute).unref();
  return { close: () => clearInterval(timer) };
};
