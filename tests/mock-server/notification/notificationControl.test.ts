import { describe, expect, it } from 'vitest';
import { notificationKeys, type NotificationMode } from '../../../src/model/notification/notificationModes';
import { serverForFile, tokensOf } from '../../support/serverForFile';

const server = serverForFile();
const tokens: Record<string, string> = tokensOf(server, 'superuser', 'staff', 'member');

const path = '/api/user/notification-control/';
const get = (as: string, query = '') => server.call('GET', path + query, { token: tokens[as] });
const post = (as: string, body: unknown, query = '') =>
  server.call('POST', path + query, { token: tokens[as], body });

describe('one’s own preferences', () => {
  it('are a mode for each of the twelve keys, and nothing else', async () => {
    const { status, body } = await get('member');
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([...notificationKeys].toSorted());
    for (const mode of Object.values(body)) expect(mode).toBeTypeOf('number');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('save mode %i, and do not change the other keys', async (mode) => {
    const before = (await get('member')).body;
    const saved = await post('member', { ticket_notifications: mode });
    expect(saved).toMatchObject({ status: 200, body: { success: true } });
    expect((await get('member')).body).toEqual({ ...before, ticket_notifications: mode });
  });

  it.each([
    [{ ticket_notifications: 8 }],
    [{ ticket_notifications: -1 }],
    [{ ticket_notifications: 1.5 }],
    [{ ticket_notifications: '3' }],
    [{ ticket_notifications: true }],
    [{ ticket_notifications: null }],
    [{ unheard_of_notifications: 1 }],
    [{}],
  ])('reject %j, which changes nothing', async (body) => {
    const before = (await get('member')).body;
    expect((await post('member', body)).status).toBe(400);
    expect((await get('member')).body).toEqual(before);
  });
});

describe('another user’s preferences', () => {
  const rule: [NotificationMode, boolean, NotificationMode][] = [
    [0, false, 0],
    [0, true, 1],
    [1, false, 0],
    [1, true, 1],
    [2, true, 2],
    [4, true, 4],
    [7, true, 7],
    [7, false, 0],
  ];

  it.each(rule)('change mode %i saved as %s to %i', async (before, on, after) => {
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

  it.each([
    ['?user_id=99999', { ticket_notifications: true }, 404],
    ['?user_id=x', { ticket_notifications: true }, 400],
    ['?user_id=4', { ticket_notifications: 3 }, 400],
  ])('return for %s with %j the status %i', async (query, body, status) => {
    expect((await post('superuser', body, query)).status).toBe(status);
  });
});
