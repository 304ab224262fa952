import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSocket, type LiveSocket } from '../../support/liveSocket';
import { startServer, type TestServer } from '../../support/startServer';

let server: TestServer;
const open: LiveSocket[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => server.close());

const user = (name: string) => {
  const row = server.context.db.findBy('users', 'email', `${name}@pulsehub.test`);
  if (!row) throw new Error(`${name} is not seeded.`);
  return row;
};

const listen = async (name: string, origin?: string): Promise<LiveSocket> => {
  const socket = await openSocket(server.url, user(name).notification_key, origin);
  open.push(socket);
  return socket;
};

const note = { preference: null, title: 'Hello', message: 'A message', service: 'PulseHub' };

describe('the handshake', () => {
  it.each([
    ['an unknown key', () => 'f3b8c1d2-0000-4000-8000-000000000000'],
    ['no key', () => ''],
    ['a key with a path behind it', () => `${user('member').notification_key}/more`],
    ['the key of an inactive account', () => user('inactive').notification_key],
    ['broken escapes', () => '%E0%A4%A'],
  ])('answers 404 to %s', async (_what, key) => {
    await expect(openSocket(server.url, key())).rejects.toThrow('404');
  });

  it('refuses a page of another site', async () => {
    await expect(listen('member', 'https://elsewhere.example')).rejects.toThrow('403');
    await expect(listen('member', 'null')).rejects.toThrow('403');
  });

  it('takes a page of this server', async () => {
    const socket = await listen('member', server.url);
    socket.send({ command: 'fetch_notifications' });
    expect(await socket.next()).toMatchObject({ success: true });
  });
});

describe('commands', () => {
  it('fetch_notifications answers one’s own, newest first, without the receiver', async () => {
    const socket = await listen('superuser');
    socket.send({ command: 'fetch_notifications' });
    const { notifications } = (await socket.next()) as {
      notifications: { id: number; created_at: string }[];
    };
    const times = notifications.map(({ created_at }) => created_at);
    expect(notifications.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(notifications[0]).not.toHaveProperty('user');
  });

  it('delete_notification deletes one’s own for good', async () => {
    server.context.notify(user('totp').id, note);
    const socket = await listen('totp');
    socket.send({ command: 'fetch_notifications' });
    const { notifications } = (await socket.next()) as { notifications: { id: number }[] };
    socket.send({ command: 'delete_notification', id: notifications[0]?.id });
    expect(await socket.next()).toEqual({ success: true, notifications: [] });
    expect(server.context.db.get('notifications', notifications[0]?.id ?? 0)).toBeUndefined();
  });

  it('delete_notification leaves another’s alone', async () => {
    const [foreign] = server.context.db.allBy('notifications', 'user', user('superuser').id);
    const socket = await listen('member');
    socket.send({ command: 'delete_notification', id: foreign?.id });
    expect(await socket.next()).toEqual({ success: false, error: 'Notification not found.' });
    expect(server.context.db.get('notifications', foreign?.id ?? 0)).toBeDefined();
  });

  it.each([
    ['not JSON', '{"command":'],
    ['an empty frame', ''],
    ['a list', [1, 2]],
    ['null', 'null'],
    ['an unknown command', { command: 'drop_tables' }],
    ['a command that is no text', { command: { toString: 'x' } }],
    ['an id that is no number', { command: 'delete_notification', id: '1' }],
    ['no id', { command: 'delete_notification' }],
    ['a prototype', '{"__proto__":{"command":"fetch_notifications"}}'],
  ])('%s is answered, and the socket goes on', async (_what, frame) => {
    const socket = await listen('member');
    socket.send(frame);
    const answer = await socket.next();
    expect(answer).toMatchObject({ success: false });
    expect(answer['error']).toMatch(/\.$/);
    socket.send({ command: 'fetch_notifications' });
    expect(await socket.next()).toMatchObject({ success: true });
  });

  it('a frame that is too large ends that socket alone', async () => {
    const [large, other] = [await listen('member'), await listen('member')];
    large.send('x'.repeat(10_000));
    expect(await large.closed).toBe(1009);
    other.send({ command: 'fetch_notifications' });
    expect(await other.next()).toMatchObject({ success: true });
  });
});

describe('a push', () => {
  it('reaches every socket of the receiver within a second, and nobody else', async () => {
    const [one, two, stranger] = [await listen('both'), await listen('both'), await listen('member')];
    server.context.notify(user('both').id, { ...note, title: 'For both' });
    const [first, second] = await Promise.all([one.next(), two.next()]);
    expect(first).toMatchObject({ title: 'For both', is_read: false });
    expect(first['id']).toBeTypeOf('number');
    expect(second).toEqual(first);
    await expect(stranger.next()).rejects.toThrow('No frame');
  });

  it('is on disk before anybody hears of it', async () => {
    const socket = await listen('staff');
    let saved = false;
    server.context.notify(user('staff').id, note);
    void server.context.db.saved().then(() => (saved = true));
    await socket.next();
    expect(saved).toBe(true);
  });

  it('tells the other tabs of what was marked in one', async () => {
    const { access } = await server.signIn('superuser');
    const [unread] = server.context.db
      .allBy('notifications', 'user', user('superuser').id)
      .filter((row) => !row.is_read);
    const socket = await listen('superuser');
    await server.call('PATCH', `/api/user/notification/${unread?.id}/`, {
      token: access,
      body: { is_read: true },
    });
    expect(await socket.next()).toMatchObject({ id: unread?.id, is_read: true });
  });
});

describe('the end', () => {
  it('drop closes the sockets of that user alone', async () => {
    const [gone, staying] = [await listen('demo'), await listen('member')];
    server.context.live.drop(user('demo').id);
    expect(await gone.closed).toBe(1008);
    staying.send({ command: 'fetch_notifications' });
    expect(await staying.next()).toMatchObject({ success: true });
  });

  it('says 1001 when the server ends, and does not wait for a silent socket', async () => {
    const ending = await startServer();
    const key = ending.context.db.findBy('users', 'email', 'member@pulsehub.test')?.notification_key ?? '';
    const [socket, silent] = [await openSocket(ending.url, key), await openSocket(ending.url, key)];
    silent.socket.pause();
    const began = Date.now();
    await ending.close();
    expect(await socket.closed).toBe(1001);
    expect(Date.now() - began).toBeLessThan(5000);
    silent.socket.terminate();
  });
});
