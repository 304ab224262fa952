import { afterEach, expect, it } from 'vitest';
import { openSocket, type LiveSocket } from '../../support/liveSocket';
import { eventually } from '../../support/eventually';
import { serverForFile } from '../../support/serverForFile';

const open: LiveSocket[] = [];

const server = serverForFile();
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

const listen = async (key: string) => {
  const socket = await openSocket(server.url, key);
  open.push(socket);
  return socket;
};

it('deletions over HTTP send the remaining list to the open tab, once for several', async () => {
  const { access, user } = await server.signIn('superuser');
  const mine = server.context.db.allBy('notifications', 'user', user.user_id);
  const [one, two] = mine;
  const socket = await listen(user.notification_key);
  const remove = (row = one) =>
    server.call('DELETE', `/api/user/notification/${row?.id}/`, { token: access });
  await Promise.all([remove(one), remove(two)]);
  const frame = (await socket.next()) as { notifications: { id: number }[] };
  expect(frame.notifications).toHaveLength(mine.length - 2);
  await expect(socket.next()).rejects.toThrow('No frame');
});

it('a deletion over one socket reaches the other sockets', async () => {
  const { user } = await server.signIn('staff');
  const note = { preference: null, title: 'T', message: 'M', service: 'S' };
  server.context.notify(user.user_id, note);
  const [row] = server.context.db.allBy('notifications', 'user', user.user_id);
  const [one, two] = [await listen(user.notification_key), await listen(user.notification_key)];
  one.send({ command: 'delete_notification', id: row?.id });
  expect(await two.next()).toEqual({ success: true, notifications: [] });
});

it('a sign-in notifies only where another session is connected, so that the seeded counts stay', async () => {
  const person = server.user('superuser');
  const count = () => server.context.db.allBy('notifications', 'user', person.id).length;
  const before = count();
  // The sockets of the previous test take a moment to close.
  await eventually(() => expect(server.context.live.isListening(person.id)).toBe(false));
  const { user } = await server.signIn('superuser');
  expect(count()).toBe(before);
  const socket = await listen(user.notification_key);
  await server.signIn('superuser');
  expect((await socket.next())['title']).toMatch(/sign-in|session/i);
});
