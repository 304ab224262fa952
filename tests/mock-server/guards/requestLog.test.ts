import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountEmail } from '../../../mock-server/dev/accounts';
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
  await server.call('GET', `/api/user/forget-password/?email=${accountEmail('member')}`);
  const row = await logged((path) => path.includes('forget-password'));
  expect(row).toMatchObject({ user: null, path: '/api/user/forget-password/?email', status_code: 200 });
});

it('the log ignores the X-Forwarded-For header', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await server.call('GET', '/api/user/social-login-link/', { headers });
  expect(await logged((path) => path.includes('social-login-link'))).toMatchObject({
    ip_address: '127.0.0.1',
  });
});
