import { isFields } from '../../../src/model/fields';
import type { ServerContext } from '../../context';
import type { Listener } from '../../sessions/sessions';
import { type NotificationView, notificationView, notificationsOf, ownNotification } from '../notifications';

export type Frame =
  { success: true; notifications: NotificationView[] } | { success: false; error: string } | NotificationView;

const failure = (error: string): Frame => ({ success: false, error });

const parse = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
};

export const listFrame = (context: Pick<ServerContext, 'db'>, userId: number): Frame => ({
  success: true,
  notifications: notificationsOf(context, userId).map(notificationView),
});

/** Null where the list is the answer. */
export const answerFrame = (
  context: Pick<ServerContext, 'db'>,
  { session, mayDelete }: Listener,
  text: string,
  onRemoved: () => void,
): Frame | null => {
  const userId = session.user;
  const frame = parse(text);
  if (!frame) return failure('A frame must be a JSON object.');
  const { command, id } = frame;
  if (command === 'fetch_notifications') return null;
  if (command !== 'delete_notification') return failure('Unknown command.');
  if (!mayDelete) return failure('This key can only read.');
  if (typeof id !== 'number' || !Number.isInteger(id)) return failure('An id must be a whole number.');
  const row = ownNotification(context, userId, id);
  if (!row) return failure('Notification not found.');
  context.db.remove('notifications', row.id);
  onRemoved();
  return null;
};
