import { once } from 'node:events';
import { connect } from 'node:net';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failCommits } from '../../support/failCommits';
import { fakeClock } from '../../support/fakeClock';
import { openSocket, type LiveSocket } from '../../support/liveSocket';
import { eventually } from '../../support/eventually';
import { anyNumber, stringMatching } from '../../support/matchers';
import { setUpServer, startTestServer } from '../../support/setUpServer';
import type { TestServer } from '../../support/startInProcessServer';

const clock = fakeClock();
const open: LiveSocket[] = [];

const server = setUpServer({ now: clock.now, accessTtlS: 3600, refreshTtlS: 7200 });
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

type SignedIn = Awaited<ReturnType<TestServer['signIn']>>;
const signedIn = new Map<string, Promise<SignedIn>>();

/** Signs in once per account, for all tests. */
const signIn = (name: string): Promise<SignedIn> => {
  const known = signedIn.get(name) ?? server.signIn(name);
  signedIn.set(name, known);
  return known;
};

const openListener = async (key: string, origin?: string): Promise<LiveSocket> => {
  const socket = await openSocket(server.url, key, origin);
  open.push(socket);
  return socket;
};
const listen = async (name: string, origin?: string) =>
  openListener((await signIn(name)).user.notification_key, origin);

const logout = (refresh: string, notification_key: string) =>
  server.call('POST', '/api/user/logout/', { body: { refresh, notification_key } });
/** Requests the list and returns the next frame. */
const fetchFrom = async (socket: LiveSocket) => {
  socket.send({ command: 'fetch_notifications' });
  return (await socket.next()) as { success: boolean; notifications: { id: number; created_at: string }[] };
};

const note = { preference: null, title: 'Hello', message: 'A message', service: 'PulseHub' };

describe('handshake', () => {
  it.each([
    ['an unknown key', () => 'f3b8c1d2-0000-4000-8000-000000000000'],
    ['no key', () => ''],
    ['a key with a path appended', async () => `${(await signIn('member')).user.notification_key}/more`],
    ['broken escapes', () => '%E0%A4%A'],
  ])('returns 404 for %s', async (_what, key) => {
    await expect(openSocket(server.url, await key())).rejects.toThrow('404');
  });

  it('returns 404 for the key of a signed-out session, and of an expired one', async () => {
    const { refresh, user } = await server.signIn('newcomer');
    const { notification_key } = user;
    await logout(refresh, notification_key);
    await expect(openSocket(server.url, notification_key)).rejects.toThrow('404');
    const late = (await server.signIn('newcomer')).user.notification_key;
    clock.advance(7201);
    signedIn.clear();
    await expect(openSocket(server.url, late)).rejects.toThrow('404');
  });

  it('returns 429 for the 21st socket of a session', async () => {
    for (let n = 0; n < 20; n++) await listen('demo-mfa');
    await expect(listen('demo-mfa')).rejects.toThrow('429');
  });

  it('closes the connection of a rejected client that does not', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket';
    socket.write(`GET /secure/notifications/nobody/ HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n\r\n`);
    const [response] = (await once(socket, 'data')) as [Buffer];
    expect(response.toString()).toMatch(/^HTTP\/1\.1 404 /);
    await eventually(() => {
      socket.write('still here');
      expect(socket.destroyed).toBe(true);
    });
  });
});

describe('socket key in an access token', () => {
  const openReading = async () => {
    const own = await server.signIn('newcomer');
    const key = String(decodeJwt(own.access)['notification_key']);
    return { ...own, key, socket: await openListener(key) };
  };

  it('can read and listen, but not delete', async () => {
    const { socket, user: own } = await openReading();
    server.context.notify(own.user_id, note);
    expect(await socket.next()).toMatchObject({ title: 'Hello' });
    const [{ id } = { id: 0 }] = (await fetchFrom(socket)).notifications;
    socket.send({ command: 'delete_notification', id });
    expect(await socket.next()).toEqual({ success: false, error: 'This key can only read.' });
    expect(server.context.db.get('notifications', id)).toBeDefined();
  });

  it('expires with the token, even on an open socket', async () => {
    const { socket, key } = await openReading();
    clock.advance(3601);
    signedIn.clear();
    socket.send({ command: 'fetch_notifications' });
    expect(await socket.closed).toBe(1008);
    await expect(openSocket(server.url, key)).rejects.toThrow('404');
  });

  it('becomes invalid at sign-out, and cannot sign out', async () => {
    const { socket, key, refresh, user: own } = await openReading();
    expect((await logout(refresh, key)).status).toBe(400);
    await logout(refresh, own.notification_key);
    expect(await socket.closed).toBe(1008);
    await expect(openSocket(server.url, key)).rejects.toThrow('404');
  });

  it.each([
    ['a later expiry', (key: string) => key.replace(/\.(\d)/, '.9$1')],
    ['another signature', (key: string) => `${key.slice(0, -4)}AAAA`],
    ['no expiry', (key: string) => key.split('.')[0] ?? ''],
  ])('is rejected with %s', async (_what, change) => {
    const { access } = await server.signIn('newcomer');
    const key = String(decodeJwt(access)['notification_key']);
    await expect(openSocket(server.url, change(key))).rejects.toThrow('404');
  });
});

describe('commands', () => {
  it('returns one’s own notifications, newest first, without the recipient, for fetch_notifications', async () => {
    const { notifications } = await fetchFrom(await listen('superuser'));
    const times = notifications.map(({ created_at }) => created_at);
    expect(notifications.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(notifications[0]).not.toHaveProperty('user');
  });

  it('does not delete another user’s notification for delete_notification', async () => {
    const [foreign] = server.context.db.findAllBy('notifications', 'user', server.user('superuser').id);
    const socket = await listen('member');
    socket.send({ command: 'delete_notification', id: foreign?.id });
    expect(await socket.next()).toEqual({ success: false, error: 'Notification not found.' });
    expect(server.context.db.get('notifications', foreign?.id ?? 0)).toBeDefined();
  });

  it.each([
    '{"command":',
    [1, 2],
    { command: 'drop_tables' },
    { command: { toString: 'x' } },
    { command: 'delete_notification', id: '1' },
    '{"__proto__":{"command":"fetch_notifications"}}',
  ])('returns an error for an invalid command and keeps the socket open: %j', async (frame) => {
    const socket = await listen('member');
    socket.send(frame);
    expect(await socket.next()).toMatchObject({ success: false, error: stringMatching(/\.$/) });
    expect(await fetchFrom(socket)).toMatchObject({ success: true });
  });

  it.each([
    ['frame that is too large', 'x'.repeat(10_000), 1, 1009],
    ['flood of frames', { command: 'nothing' }, 1201, 1008],
  ])('closes only that socket after a %s', async (_what, frame, times, code) => {
    const [closed, other] = [await listen('member'), await listen('member')];
    for (let n = 0; n < times; n++) closed.send(frame);
    expect(await closed.closed).toBe(code);
    clock.advance(11);
    expect(await fetchFrom(other)).toMatchObject({ success: true });
  });

  it('counts the commands of all sockets of a session', async () => {
    const [one, two] = [await listen('demo-mfa'), await listen('demo-mfa')];
    for (let n = 0; n < 700; n++) for (const socket of [one, two]) socket.send({ command: 'nothing' });
    expect(await Promise.race([one.closed, two.closed])).toBe(1008);
    clock.advance(11);
  });

  /** Adds notifications of 20 MB, which no network takes at once. */
  const addLong = (user: number) => {
    const row = { ...note, user, title: 'Long', is_read: true, created_at: '2026-01-01', other_data: null };
    return Array.from({ length: 4 }, () =>
      server.context.db.insert('notifications', { ...row, message: 'x'.repeat(5_000_000) }),
    );
  };

  it('combines list requests that arrive while a list is being sent', async () => {
    const { db } = server.context;
    const [first, ...others] = addLong(server.user('member').id);
    const socket = await listen('member');
    socket.socket.pause();
    for (let n = 0; n < 60; n++) socket.send({ command: 'fetch_notifications' });
    socket.send({ command: 'delete_notification', id: first?.id });
    await eventually(() => expect(db.get('notifications', first?.id ?? 0)).toBeUndefined());
    for (const { id } of others) db.remove('notifications', id);
    socket.socket.resume();
    await eventually(() => expect(JSON.stringify(socket.frames.at(-1))).not.toContain('Long'));
    expect(socket.frames.length).toBeLessThanOrEqual(3);
  });

  it('closes a socket that does not read before a push', async () => {
    const { db, live, notify } = server.context;
    const { id } = server.user('member');
    const rows = addLong(id);
    const socket = await listen('member');
    socket.socket.pause();
    socket.send({ command: 'fetch_notifications' });
    await eventually(() => {
      notify(id, note);
      expect(live.isListening(id)).toBe(false);
    });
    for (const row of rows) db.remove('notifications', row.id);
  });
});

describe('push', () => {
  it('reaches every socket of the recipient, and nobody else', async () => {
    const [one, two, otherUser] = [await listen('both'), await listen('both'), await listen('member')];
    server.context.notify(server.user('both').id, { ...note, title: 'For both' });
    const [first, second] = await Promise.all([one.next(), two.next()]);
    expect(first).toMatchObject({ id: anyNumber, title: 'For both', is_read: false });
    expect(second).toEqual(first);
    expect(await fetchFrom(otherUser)).toHaveProperty('notifications');
  });

  it('closes the socket and sends nothing if the notification could not be saved', async () => {
    const socket = await listen('staff');
    const commit = failCommits();
    server.context.notify(server.user('staff').id, note);
    expect(await socket.closed).toBe(1011);
    expect(socket.frames).toEqual([]);
    commit.mockRestore();
  });

  const notified = async (count: number) => {
    const { id, email } = server.addUser();
    for (let n = 0; n < count; n++) server.context.notify(id, note);
    const signed = await server.signIn(email);
    const rows = server.context.db.findAllBy('notifications', 'user', id);
    return { ...signed, id, email, rows, key: signed.user.notification_key };
  };

  it('sends the remaining list after deletions over HTTP, once for several', async () => {
    const { access: token, key, rows } = await notified(3);
    const socket = await openListener(key);
    const remove = (id = 0) => server.call('DELETE', `/api/user/notification/${id}/`, { token });
    await Promise.all([remove(rows[0]?.id), remove(rows[1]?.id)]);
    expect(await socket.next()).toMatchObject({ notifications: [{ id: rows[2]?.id }] });
    await remove(rows[2]?.id);
    expect(await socket.next()).toEqual({ success: true, notifications: [] });
  });

  it('sends the remaining list after a deletion over another socket', async () => {
    const { key, rows } = await notified(1);
    const [one, two] = [await openListener(key), await openListener(key)];
    one.send({ command: 'delete_notification', id: rows[0]?.id });
    expect(await two.next()).toEqual({ success: true, notifications: [] });
  });

  it('notifies about a sign-in only if another session is connected', async () => {
    const { id, email, key } = await notified(0);
    server.context.db.update('users', id, { max_active_sessions: 3 });
    await server.signIn(email);
    expect(server.context.db.findAllBy('notifications', 'user', id)).toEqual([]);
    const socket = await openListener(key);
    await server.signIn(email);
    expect((await socket.next())['title']).toMatch(/sign-in/);
  });

  it('sends marks from one tab to the others', async () => {
    const { access } = await signIn('superuser');
    const rows = server.context.db.findAllBy('notifications', 'user', server.user('superuser').id);
    const id = rows.find(({ is_read }) => !is_read)?.id;
    const socket = await listen('superuser');
    await server.call('PATCH', `/api/user/notification/${id}/`, { token: access, body: { is_read: true } });
    expect(await socket.next()).toMatchObject({ id, is_read: true });
  });
});

describe('disconnection', () => {
  const path = '/api/user/active-sessions-manage/';
  const endOtherSession = async ({ access }: SignedIn) => {
    const { body } = await server.call('GET', path, { token: access });
    const { user_activate_session_id: id } = body['current_active_session'] as Record<string, number>;
    const { access: token } = await server.signIn('direct');
    await server.call('DELETE', `${path}?id=${id}`, { token });
  };
  const expire = () => {
    clock.advance(7201);
    signedIn.clear();
  };
  beforeEach(() => server.context.db.update('users', server.user('direct').id, { max_active_sessions: 5 }));

  it.each([
    ['ended by its owner in another session', endOtherSession],
    ['expired at the next push', expire],
  ])('closes the sockets of a session %s and sends no more frames', async (_how, end) => {
    const one = await server.signIn('direct');
    const gone = await openListener(one.user.notification_key);
    await end(one);
    server.context.notify(server.user('direct').id, note);
    expect(await gone.closed).toBe(1008);
    expect(gone.frames.map(({ title }) => title)).not.toContain(note.title);
  });

  it('leaves the sockets of other sessions open', async () => {
    const [one, two] = [await server.signIn('direct'), await server.signIn('direct')];
    expect(one.user.notification_key).not.toBe(two.user.notification_key);
    const gone = await openListener(one.user.notification_key);
    const otherSocket = await openListener(two.user.notification_key);
    expect((await logout(one.refresh, two.user.notification_key)).status).toBe(400);
    await logout(one.refresh, one.user.notification_key);
    expect(await fetchFrom(otherSocket)).toMatchObject({ success: true });
    // Closed at once, not with the next heartbeat.
    expect(gone.socket.readyState).not.toBe(gone.socket.OPEN);
    expect(await gone.closed).toBe(1008);
  });

  it('closes with 1001 when the server stops, without waiting for a silent socket', async () => {
    const ending = await startTestServer();
    const { notification_key: key } = (await ending.signIn('member')).user;
    const [socket, silent] = [await openSocket(ending.url, key), await openSocket(ending.url, key)];
    silent.socket.pause();
    await ending.close();
    expect(await socket.closed).toBe(1001);
    silent.socket.terminate();
  });
});
