import type { NotificationKey, NotificationMode } from '../../src/model/notificationModes';
import type { ServerContext } from '../context';

/** In the app where they never said (spec 1 §4, Notification modes). */
export const modeOf = (
  db: ServerContext['db'],
  userId: number,
  preference: NotificationKey,
): NotificationMode => db.get('notification_control', userId)?.[preference] ?? 1;
