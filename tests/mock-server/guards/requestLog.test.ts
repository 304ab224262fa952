import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually';
import { createRequestLog, maxLoggedAttempts } from '../../../mock-server/guards/requestLog';
import { setUpServer, startTestServer } from '../../support/setUpServer';

const server = setUpServer({ seed: { users: 10, logs: 0 } });

/** The server writes log rows in batches, after the responses. */
const waitForLogRow = (matches: (path: string) => boolean) =>
  vi.waitUntil(() => server.context.db.all('request_logs').findLast(({ path }) => matches(path)), 10_000);

it('records caller, method, path without query values, IP address, user agent and status', async () => {
  const { access, user } = await server.signIn('direct');
  const headers = { 'user-agent': 'Tester/1.0', 'x-request-id': 'a7e6-41' };
  await server.call('GET', '/api/user/active-sessions-manage/?id=999', { token: access, headers });
  expect(await waitForLogRow((path) => path.includes('active-sessions'))).toMatchObject({
    user: user.user_id,
    method: 'GET',
    path: '/api/user/active-sessions-manage/?id',
    ip_address: '127.0.0.1',
    user_agent: 'Tester/1.0',
    status_code: 403,
    request_id: 'a7e6-41',
  });
});

it('finds a request by its id, and ignores an id with a line break', async () => {
  const { access, user } = await server.signIn('direct');
  const ask = (id: string) =>
    server.call('GET', `/api/user/details/?${id}`, { token: access, headers: { 'x-request-id': id } });
  await ask('one-of-them');
  await ask('two\u00e9lines');
  expect(await waitForLogRow((path) => path.includes('lines'))).not.toHaveProperty('request_id');
  const superuser = await server.signIn('superuser');
  const path = `/api/user/log/?user=${user.user_id}&search=ONE-OF`;
  const { body } = await server.call('GET', path, { token: superuser.access });
  expect(body).toMatchObject({ count: 1, results: [{ path: '/api/user/details/?one-of-them' }] });
});

it('records a write whose connection is reset', async () => {
  const { access, user } = await server.signIn('direct');
  const sent = { token: access, body: { name: 'Reset' } };
  const folder = await server.call('POST', '/api/media-library-folder/', sent);
  const path = `/api/media-library-folder/${String(folder.body['id'])}/`;
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`DELETE ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${access}\r\n\r\n`, () =>
    socket.resetAndDestroy(),
  );
  const row = await waitForLogRow((loggedPath) => loggedPath === path);
  expect(server.context.db.all('folders').some(({ name }) => name === 'Reset')).toBe(false);
  expect(row).toMatchObject({ user: user.user_id, method: 'DELETE' });
});

it('does not prune user requests to make room for anonymous ones', async () => {
  const before = server.context.db.count('request_logs');
  for (const path of ['nothing', 'user/details']) await server.call('GET', `/api/${path}/`);
  const { access } = await server.signIn('direct');
  await server.call('GET', '/api/user/details/?last', { token: access });
  await waitForLogRow((path) => path.endsWith('?last'));
  expect(server.context.db.count('request_logs')).toBe(before + 1);
});

it("records rejected sign-ins in the account's log, which superusers can read", async () => {
  const throttled = await startTestServer({ seed: { users: 10, logs: 0 }, throttlePerMinute: 3 });
  const post = (path: string, body: unknown) => throttled.call('POST', path, { body });
  const { vault } = throttled.context;
  const email = 'member@pulsehub.test';
  const user = throttled.user(email).id;
  const wrong = { email, password: 'not this one' };
  for (let n = 0; n < 4; n++) await post('/api/user/login/', wrong);
  await post('/api/user/login/', { ...wrong, email: 'nobody@pulsehub.test' });
  const { access, code } = vault.codes.issue(user, 'sign_in_email');
  const otp = code === '000000' ? '111111' : '000000';
  await post('/api/user/verify-otp/', { otp, otp_access: access, remember_me: true });
  const reset = { new_password: 'difference', confirm_new_password: 'difference' };
  await post('/api/user/forget-password/', { ...reset, email, password_reset_code: 'wrong' });

  const { access: token } = await throttled.signIn('superuser');
  const read = async () => {
    const { body } = await throttled.call('GET', `/api/user/log/?user=${user}`, { token });
    return (body['results'] as { path: string; status_code: number }[]).map(
      ({ path, status_code }) => `${status_code} ${path}`,
    );
  };
  const signIns = ['429 /api/user/login/', ...Array<string>(3).fill('400 /api/user/login/')];
  const rows = ['400 /api/user/forget-password/', '400 /api/user/verify-otp/', ...signIns];
  await eventually(async () => expect(await read()).toEqual(rows));
});

it('does not prune other rows to make room for sign-in attempts', () => {
  const { db } = server.context;
  const before = db.count('request_logs');
  const settings = { ...server.context.settings, maxLogRows: before };
  const log = createRequestLog({ ...server.context, settings });
  for (let n = 0; n < maxLoggedAttempts + 10; n++) {
    const attempt = { statusCode: 400, locals: { attemptedAccount: 1 }, end: () => undefined };
    const req = { originalUrl: `/attempt/${n}`, method: 'POST', socket: {}, get: () => undefined };
    log.handler(req as never, attempt as never, () => undefined);
    attempt.end();
  }
  log.close();
  const paths = db.all('request_logs').map(({ path }) => path);
  expect(paths).toHaveLength(before + maxLoggedAttempts);
  expect(paths).not.toContain('/attempt/9');
  expect(paths).toContain('/attempt/10');
});
