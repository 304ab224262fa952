import {
  toChannels,
  type NotificationKey,
  type NotificationMode,
} from '../../src/model/notification/notificationModes';
import type { Subject } from '../../src/model/notification/notification';
import type { ServerContext } from '../context';
import type { Live } from '../live/createLive';
import { createMail, type SendMail } from '../mail/mail';
import { pruneOldest } from '../notification/notifications';
import type { FileRow, NotificationRow } from '../storage/tables';
import { isoTime } from '../time';

/** Text of a notification, and what it is about. */
export interface NoticeContent {
  title: string;
  message: string;
  service?: string;
  subject?: Subject;
  other_data?: NotificationRow['other_data'];
  /** Id of the notification to update, without a second mail; null if the earlier one was not shown in the app. */
  replaces?: number | null;
  /** Receives the id, or null if the notification is not shown in the app. */
  onTold?: (id: number | null) => void;
}

export type NoticeContext = Pick<ServerContext, 'db' | 'now' | 'origin'> & {
  live: Live;
  sendMail: SendMail;
  describeUpload: (file: FileRow, isReplacement: boolean) => NoticeContent;
};

/** Limits of the export format in the contract. */
const maxTitleLength = 500;
const maxMessageLength = 10_000;

const truncate = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Returns 1, in the app only, if no preference is stored (spec 1 §4, Notification modes). */
export const getNotificationMode = (
  db: ServerContext['db'],
  userId: number,
  preference: NotificationKey,
): NotificationMode => db.get('notification_control', userId)?.[preference] ?? 1;

const findNewestDigestNoteId = (db: ServerContext['db'], userId: number, preference: string) =>
  db.findAllBy('digest_notes', 'user', userId).findLast((row) => row.preference === preference)?.id;

type Notify = (userId: number, note: NoticeContent & { preference: NotificationKey | null }) => number | null;

export const createNotify =
  ({ db, now, sendMail, live }: Pick<NoticeContext, 'db' | 'now' | 'sendMail' | 'live'>): Notify =>
  (userId, note) => {
    const user = db.get('users', userId);
    if (!user) return null;
    const { preference, service = 'PulseHub', subject, replaces } = note;
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
    const other_data = subject ? { subject } : (note.other_data ?? null);
    const notification = { ...entry, is_read: false, other_data };
    const updated = replaces ? db.update('notifications', replaces, notification) : undefined;
    const row = updated ?? db.insert('notifications', notification);
    if (!updated) pruneOldest({ db }, 'notifications', userId);
    live.push(userId, row);
    return row.id;
  };
