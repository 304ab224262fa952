import { channelsOf } from '../../src/model/notification/notificationModes';
import type { Notify, ServerContext } from '../context';
import { plainMail } from '../mail/mails';
import { isoTime } from '../time';
import { modeOf } from './notifications';

const newestDigestNote = (db: ServerContext['db'], userId: number, preference: string) =>
  db.allBy('digest_notes', 'user', userId).findLast((row) => row.preference === preference)?.id;

export const createNotify =
  ({ db, now, sendMail, live }: Pick<ServerContext, 'db' | 'now' | 'sendMail' | 'live'>): Notify =>
  (userId, note) => {
    const user = db.get('users', userId);
    if (!user) return null;
    const { preference, title, message, service = 'PulseHub', goesOnFrom } = note;
    const isNew = goesOnFrom === undefined;
    const mode = preference === null ? 1 : modeOf(db, userId, preference);
    const { app, mail } = channelsOf(mode);
    const entry = { user: userId, title, message, service, created_at: isoTime(now()) };
    if (mail === 'atOnce' && isNew) sendMail(plainMail(user, title, [message]));
    if (mail !== 'atOnce' && mail !== 'off' && preference !== null) {
      const before = isNew ? undefined : newestDigestNote(db, userId, preference);
      if (before === undefined) db.insert('digest_notes', { ...entry, preference });
      else db.update('digest_notes', before, entry);
    }
    if (!app) return null;
    const fresh = { ...entry, is_read: false, other_data: note.other_data ?? null };
    const changed = goesOnFrom ? db.update('notifications', goesOnFrom, fresh) : undefined;
    const row = changed ?? db.insert('notifications', fresh);
    live.push(userId, row);
    return row.id;
  };
