import {
  toChannels,
  type NotificationKey,
  type NotificationMode,
} from '../../src/model/notification/notificationModes';
import type { Notify, ServerContext } from '../context';
import { createMail } from '../mail/mail';
import type { NotificationRow } from '../storage/tables';
import { isoTime } from '../time';

type DatabaseContext = Pick<ServerContext, 'db'>;

const sortNewestFirst = <R extends { id: number; created_at: string }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) =>
    a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
  );

export const listNotifications = ({ db }: DatabaseContext, userId: number): NotificationRow[] =>
  sortNewestFirst(db.findAllBy('notifications', 'user', userId));

const maxNotifications = 1_000;

/** Removes the oldest rows, so that lists and digests do not grow without limit. */
export const pruneOldest = (
  { db }: DatabaseContext,
  table: 'notifications' | 'digest_notes',
  userId: number,
): void => {
  const rows: { id: number; created_at: string }[] = db.findAllBy(table, 'user', userId);
  if (rows.length <= maxNotifications) return;
  for (const { id } of sortNewestFirst(rows).slice(maxNotifications)) db.remove(table, id);
};

/** Limits of the export format in the contract. */
const maxTitleLength = 500;
const maxMessageLength = 10_000;

const truncate = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

export const findOwnNotification = (
  { db }: DatabaseContext,
  userId: number,
  id: number,
): NotificationRow | undefined => {
  const row = db.get('notifications', id);
  return row?.user === userId ? row : undefined;
};

export type NotificationView = Omit<NotificationRow, 'user'>;

export const toNotificationView = ({ user: _user, ...view }: NotificationRow): NotificationView => view;

/** Returns 1, in the app only, if no preference is stored (spec 1 §4, Notification modes). */
export const getNotificationMode = (
  db: ServerContext['db'],
  userId: number,
  preference: NotificationKey,
): NotificationMode => db.get('notification_control', userId)?.[preference] ?? 1;

const findNewestDigestNoteId = (db: ServerContext['db'], userId: number, preference: string) =>
  db.findAllBy('digest_notes', 'user', userId).findLast((row) => row.preference === preference)?.id;

export const createNotify =
  ({ db, now, sendMail, live }: Pick<ServerContext, 'db' | 'now' | 'sendMail' | 'live'>): Notify =>
  (userId, note) => {
    const user = db.get('users', userId);
    if (!user) return null;
    const { preference, service = 'PulseHub', replaces } = note;
    const title = truncate(note.title, maxTitleLength);
    const message = truncate(note.message, maxMessageLength);
    const isNew = replaces === undefined;
    const mode = preference === null ? 1 : getNotificationMode(db, userId, preference);
    const { app, mail } = toChannels(mode);
    const entry = { user: userId, title, message, service, created_at: isoTime(now()) };
    if (mail === 'atOnce' && isNew) sendMail(createMail(user, title, [message]));
    if (mail !== 'atOnce' && mail !== 'off' && preference !== null) {
      const existingId = isNew ? undefined : findNewestDigestNoteId(db, userId, preference);
      if (existingId === undefined) {
        db.insert('digest_notes', { ...entry, preference });
        pruneOldest({ db }, 'digest_notes', userId);
      } else db.update('digest_notes', existingId, entry);
    }
    if (!app) return null;
    const notification = { ...entry, is_read: false, other_data: note.other_data ?? null };
    const updated = replaces ? db.update('notifications', replaces, notification) : undefined;
    const row = updated ?? db.insert('notifications', notification);
    if (!updated) pruneOldest({ db }, 'notifications', userId);
    live.push(userId, row);
    return row.id;
  };
