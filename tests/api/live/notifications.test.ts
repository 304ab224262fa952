import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listenLive } from '../../../src/api/live/notifications';
import { liveAddress } from '../../../src/api/live/socket';
import type { NotificationUpdate } from '../../../src/model/notification/notification';
import { eventually } from '../../support/eventually';
import { serverForFile } from '../../support/serverForFile';

const server = serverForFile();

let stop = () => {};
afterEach(() => stop());

it('the backend sends the list first, and updates may be missed once it has ended the session', async () => {
  const { refresh, user } = await server.signIn('superuser');
  const { notification_key } = user;
  const updates: NotificationUpdate[] = [];
  let missed = 0;
  stop = listenLive({
    address: () => liveAddress(notification_key, [], server.url),
    onUpdate: (update) => updates.push(update),
    missed: () => (missed += 1),
    report: () => {},
    open: (url) => new WebSocket(url),
    timing: { firstDelayMs: 20, maxDelayMs: 80, silenceMs: 60_000, responseTimeoutMs: 60_000 },
  });
  await eventually(() => expect(updates).toHaveLength(1));
  expect(updates[0]).toMatchObject({ kind: 'list', wrong: 0 });
  expect(updates[0]?.notifications.length).toBeGreaterThan(0);
  await server.call('POST', '/api/user/logout/', { body: { refresh, notification_key } });
  await eventually(() => expect(missed).toBeGreaterThan(0));
});
