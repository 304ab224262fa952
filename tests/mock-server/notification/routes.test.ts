import { expect, it } from 'vitest';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile({ seed: { users: 12, notifications: 12, files: 0, logs: 0 } });
const call = callAs(server, 'superuser');

interface ListedNotification {
  id: number;
  is_read: boolean;
  created_at: string;
}

const path = '/api/user/notification/';
const list = async () => JSON.parse((await call('GET', path)).text) as ListedNotification[];

it('notifications are listed in pages where a page is requested', async () => {
  const page = async (query: string) => (await call('GET', `${path}?${query}`)).body;
  const all = await list();
  expect(await page('page=2&page_size=5')).toMatchObject({
    count: 12,
    next: '?page_size=5&page=3',
    previous: '?page_size=5&page=1',
    results: all.slice(5, 10),
  });
  expect(await page('page=1')).toMatchObject({ count: 12, next: null, results: all });
  expect((await call('GET', `${path}?page=4&page_size=5`)).status).toBe(404);
});

it.each<[NotificationMode, boolean, NotificationMode]>([
  [0, false, 0],
  [0, true, 1],
  [2, true, 2],
  [7, false, 0],
])('another user’s mode %i saved as %s becomes %i, and is shown as a boolean', async (before, on, after) => {
  const { id } = server.addUser();
  const { db } = server.context;
  db.update('notification_control', id, { message_mention_notifications: before });
  const control = `/api/user/notification-control/?user_id=${id}`;
  await call('POST', control, { message_mention_notifications: on });
  expect(db.get('notification_control', id)?.message_mention_notifications).toBe(after);
  const { body } = await call('GET', control);
  expect(body).toMatchObject({ message_mention_notifications: on, ticket_notifications: true });
});
