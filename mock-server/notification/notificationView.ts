import type { NotificationRow } from './table';

export type NotificationView = Omit<NotificationRow, 'user'>;

export const notificationView = ({ user: _user, ...shown }: NotificationRow): NotificationView => shown;
