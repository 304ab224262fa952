import { describe, expect, it } from 'vitest';
import { type NotificationMode } from '../../../src/model/notification/notificationModes';
import { serverForFile, tokensOf } from '../../support/serverForFile';

const server = serverForFile();
const tokens: Record<string, string> = tokensOf(server, 'superuser', 'staff', 'member');

const path = '/api/user/notification-control/';
const get = (as: string, query = '') => server.call('GET', path + query, { token: tokens[as] });
const post = (as: string, body: unknown, query = '') =>
  server.call('POST', path + query, { token: tokens[as], body });

it('one’s own preferences reject a key that only looks inherited', async () => {
  expect((await post('member', JSON.parse('{"__proto__":1,"ticket_notifications":1}'))).status).toBe(400);
});

describe('another user’s preferences', () => {
  it.each<[NotificationMode, boolean, NotificationMode]>([
    [0, false, 0],
    [0, true, 1],
    [2, true, 2],
    [7, false, 0],
  ])('change mode %i saved as %s to %i', async (before, on, after) => {
    const id = server.user('both').id;
    server.context.db.update('notification_control', id, { message_mention_notifications: before });
    await post('superuser', { message_mention_notifications: on }, `?user_id=${id}`);
    expect(server.context.db.get('notification_control', id)?.message_mention_notifications).toBe(after);
  });

  it('are booleans: true where the mode is not 0', async () => {
    const id = server.user('totp').id;
    const modes = { ticket_notifications: 0, trip_closed_notifications: 6 } as const;
    server.context.db.update('notification_control', id, modes);
    const { body } = await get('superuser', `?user_id=${id}`);
    expect(body).toMatchObject({ ticket_notifications: false, trip_closed_notifications: true });
    expect(new Set(Object.values(body).map((value) => typeof value))).toEqual(new Set(['boolean']));
  });
});
