import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startInProcessServer } from '../../support/startInProcessServer';
import type { TestServer } from '../../support/startInProcessServer';

let server: TestServer;
beforeAll(async () => {
  server = await startInProcessServer({ seed: { users: 10, logs: 0 } });
});
afterAll(() => server.close());

/** The server writes log rows in batches, after the responses. */
const logged = (matches: (path: string) => boolean) =>
  vi.waitUntil(() => server.context.db.all('request_logs').findLast(({ path }) => matches(path)), 10_000);

it('the log records caller, method, path, address, user agent and status', async () => {
  const { access, user } = await server.signIn('direct');
  const headers = { 'user-agent': 'Tester/1.0' };
  await server.call('GET', '/api/user/active-sessions-manage/?id=999', { token: access, headers });
  expect(await logged((path) => path.includes('active-sessions'))).toMatchObject({
    user: user.user_id,
    method: 'GET',
    path: '/api/user/active-sessions-manage/?id',
    ip_address: '127.0.0.1',
    user_agent: 'Tester/1.0',
    status_code: 403,
  });
});

it('the log records no query values', async () => {
  const { access } = await server.signIn('direct');
  await server.call('GET', '/api/user/manage/?search=somebody', { token: access });
  const row = await logged((path) => path.endsWith('/manage/?search'));
  expect(row).toMatchObject({ path: '/api/user/manage/?search', status_code: 200 });
});

it('the log records a write whose connection is reset', async () => {
  const { access, user } = await server.signIn('direct');
  const folder = await server.call('POST', '/api/media-library-folder/', {
    token: access,
    body: { name: 'Reset' },
  });
  const path = `/api/media-library-folder/${String(folder.body['id'])}/`;
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`DELETE ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${access}\r\n\r\n`, () =>
    socket.resetAndDestroy(),
  );
  const row = await logged((loggedPath) => loggedPath === path);
  expect(server.context.db.all('folders').some(({ name }) => name === 'Reset')).toBe(false);
  expect(row).toMatchObject({ user: user.user_id, method: 'DELETE' });
});

it('the log of the people is not pruned for calls of nobody', async () => {
  const before = server.context.db.count('request_logs');
  const statuses = [
    await server.call('GET', '/api/nothing/'),
    await server.call('GET', '/api/user/details/'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([404, 401]);
  const { access } = await server.signIn('direct');
  await server.call('GET', '/api/user/details/?last', { token: access });
  await logged((path) => path.endsWith('?last'));
  expect(server.context.db.count('request_logs')).toBe(before + 1);
});

it('the log ignores the X-Forwarded-For header', async () => {
  const { access } = await server.signIn('direct');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await server.call('GET', '/api/user/details/?forwarded', { token: access, headers });
  expect(await logged((path) => path.endsWith('?forwarded'))).toMatchObject({ ip_address: '127.0.0.1' });
});
