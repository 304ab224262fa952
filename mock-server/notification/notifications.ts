import type { ServerContext } from '../context';
import type { NotificationRow } from '../storage/tables';

type DatabaseContext = Pick<ServerContext, 'db'>;

const sortNewestFirst = <R extends { id: number; created_at: string }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) =>
    a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
  );

export const listNotifications = ({ db }: DatabaseContext, userId: number): NotificationRow[] =>
  sortNewestFirst(db.findAllBy('notifications', 'user', userId));

export const maxNotifications = 1_000;

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
