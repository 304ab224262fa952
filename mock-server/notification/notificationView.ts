import type { NotificationRow } from './table';

export type NotificationView = Omit<NotificationRow, 'user'>;

/** A notification as both the API and the socket show it. */
export const notificationView = ({ user: _user, ...shown }: NotificationRow): NotificationView => shown;
