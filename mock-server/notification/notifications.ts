import type { NotificationKey, NotificationMode } from '../../src/model/notification/notificationModes';
import type { ServerContext } from '../context';
import type { NotificationRow } from '../storage/tables';

type Stored = Pick<ServerContext, 'db'>;

export const notificationsOf = ({ db }: Stored, userId: number): NotificationRow[] =>
  db
    .allBy('notifications', 'user', userId)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);

export const ownNotification = ({ db }: Stored, userId: number, id: number): NotificationRow | undefined => {
  const row = db.get('notifications', id);
  return row?.user === userId ? row : undefined;
};

export type NotificationView = Omit<NotificationRow, 'user'>;

export const notificationView = ({ user: _user, ...shown }: NotificationRow): NotificationView => shown;

/** In the app where they never said (spec 1 §4, Notification modes). */
export const modeOf = (
  db: ServerContext['db'],
  userId: number,
  preference: NotificationKey,
): NotificationMode => db.get('notification_control', userId)?.[preference] ?? 1;
