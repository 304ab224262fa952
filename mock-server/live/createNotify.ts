import type { NotificationMode } from '../../src/model/notificationModes';
import type { Note, Notify, ServerContext } from '../context';
import { escapeHtml } from '../mails/escapeHtml';
import type { UserRow } from '../storage/tables';

/** Daily and weekly mails (4 to 7) collect; this server sends the immediate ones alone. */
const inApp: readonly NotificationMode[] = [1, 3, 5, 7];
const byMail: readonly NotificationMode[] = [2, 3];

const mailOf = ({ email, first_name }: UserRow, { title, message }: Note) => ({
  to: email,
  subject: title,
  text: `Hello ${first_name || email},\n\n${message}`,
  html: `<p>Hello ${escapeHtml(first_name || email)},</p>\n<p>${escapeHtml(message)}</p>`,
  code: null,
  link: null,
});

/** Tells a person by the mode that they chose for the note's preference (spec 1 §4, Notification modes). */
export const createNotify =
  ({ db, now, sendMail, live }: Pick<ServerContext, 'db' | 'now' | 'sendMail' | 'live'>): Notify =>
  (userId, note) => {
    const user = db.get('users', userId);
    if (!user) return;
    const mode =
      note.preference === null ? 1 : (db.get('notification_control', userId)?.[note.preference] ?? 1);
    if (byMail.includes(mode)) sendMail(mailOf(user, note));
    if (!inApp.includes(mode)) return;
    const row = db.insert('notifications', {
      user: userId,
      title: note.title,
      message: note.message,
      service: note.service,
      is_read: false,
      created_at: new Date(now()).toISOString(),
      other_data: note.other_data ?? null,
    });
    live.push(userId, row);
  };
