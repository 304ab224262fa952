import type { Notification } from '../../src/model/notification/notification';

/** Builds an unread notification with these changes. */
export const buildNotification = (change: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: 'Trip approved',
  message: null,
  service: 'PulseFin',
  is_read: false,
  created_at: '2026-03-02T09:00:00Z',
  other_data: null,
  ...change,
});
