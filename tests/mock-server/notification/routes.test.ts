import { expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { callAs, setUpServer } from '../../support/setUpServer';

const server = setUpServer();
const call = callAs(server, 'superuser');

it.each<[NotificationMode, boolean, NotificationMode]>([
  [0, false, 0],
  [0, true, 1],
  [2, true, 2],
  [7, false, 0],
])('changes another user’s mode %i by %s to %i and returns a boolean', async (before, on, after) => {
  const { id } = server.addUser();
  const { db } = server.context;
  db.update('notification_control', id, { message_mention_notifications: before });
  const control = `/api/user/notification-control/?user_id=${id}`;
  await call('POST', control, { message_mention_notifications: on });
  expect(db.get('notification_control', id)?.message_mention_notifications).toBe(after);
  const { body } = await call('GET', control);
  expect(body).toMatchObject({ message_mention_notifications: on, ticket_notifications: true });
});
