import { channelsOf } from '../../src/model/notificationModes';
import type { Note, Notify, ServerContext } from '../context';
import { escapeHtml } from '../mails/escapeHtml';
import type { UserRow } from '../storage/tables';

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
    const { preference, title, message, service } = note;
    const mode = preference === null ? 1 : (db.get('notification_control', userId)?.[preference] ?? 1);
    const { app, mail } = channelsOf(mode);
    const told = { user: userId, title, message, service, created_at: new Date(now()).toISOString() };
    if (mail === 'atOnce') sendMail(mailOf(user, note));
    else if (mail !== 'off' && preference !== null) db.insert('digest_notes', { ...told, preference });
    if (!app) return;
    const other_data = note.other_data ?? null;
    live.push(userId, db.insert('notifications', { ...told, is_read: false, other_data }));
  };
