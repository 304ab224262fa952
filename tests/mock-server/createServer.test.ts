import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { failCommits } from '../support/failCommits';
import { readVersion } from '../../mock-server/version';
import { stringContaining } from '../support/matchers';
import { setUpServer, startTestServer } from '../support/setUpServer';
import { startInProcessServer } from '../support/startInProcessServer';
import { createTestFolder } from '../support/temporaryFolder';

const server = setUpServer({
  connectOrigins: ['https://hub.example'],
  imageOrigins: ['https://icons.example'],
});

describe('every response', () => {
  it.each(['/', '/user/details/1', '/nothing.js', '/api/user/details/', '/healthz', '/dev/mail'])(
    'has the security headers for %s',
    async (path) => {
      const { headers } = await fetch(server.url + path, { headers: { accept: 'text/html' } });
      const policy = headers.get('content-security-policy') ?? '';
      // Allows own files, and inline scripts by their hashes.
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')*(;|$)/);
      const nothing = ["frame-ancestors 'none'", "object-src 'none'", "require-trusted-types-for 'script'"];
      for (const part of [...nothing, 'trusted-types pulsehub default']) expect(policy).toContain(part);
      expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/hub\.example wss:\/\/hub\.example(;|$)/);
      expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/icons\.example(;|$)/);
      expect(policy).toMatch(/media-src 'self' https:\/\/icons\.example(;|$)/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': stringContaining('camera=()'),
      });
      for (const name of ['x-powered-by', 'strict-transport-security']) expect(headers.get(name)).toBeNull();
    },
  );

  it('is uncached and unreadable from other origins, if it is from the API', async () => {
    const sent = { headers: { origin: 'https://elsewhere.example' } };
    const { headers } = await server.call('GET', '/api/user/social-login-link/', sent);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('reports its version and that it is ready', async () => {
  const { status, body } = await server.call('GET', '/healthz');
  expect([status, body]).toEqual([200, { status: 'ready', version: readVersion() }]);
});

it('returns 500 and keeps the previous state when the disk is full', async () => {
  const { access: token } = await server.signIn('direct');
  const setMode = () =>
    server.call('POST', '/api/user/notification-control/', { token, body: { ticket_notifications: 7 } });
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  const sessions = server.context.db.all('sessions');
  const commit = failCommits();
  // The first client continues after its write, the second does not.
  const refused = [await server.login('direct'), await setMode()];
  commit.mockRestore();
  expect(refused.map(({ status }) => status)).toEqual([500, 500]);
  expect(server.context.db.all('sessions')).toEqual(sessions);
  expect((await server.login('direct')).status).toBe(200);
  silent.mockRestore();
});

it('completes a pending request and saves its data at shutdown', async () => {
  const dataDir = createTestFolder();
  const ending = await startInProcessServer({ dataDir });
  const { access: token, refresh } = await ending.signIn('member');
  const password = { password: 'difference', confirm_password: 'difference' };
  const body = JSON.stringify({ email: 'late@example.com', last_name: 'Late', ...password });
  const length = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const headers = { 'content-type': 'application/json', ...length };
  const call = request(`${ending.url}/api/user/register/`, { method: 'POST', headers });
  const responded = once(call, 'response') as Promise<[{ statusCode: number; resume: () => void }]>;
  call.write(body.slice(0, 10));
  // The server has received the headers once it sends 100 Continue.
  await once(call, 'continue');
  const closed = ending.close();
  call.end(body.slice(10));
  const [response] = await responded;
  response.resume();
  await closed;
  expect(response.statusCode).toBe(201);

  const next = await startTestServer({ dataDir });
  expect((await next.login('late@example.com', 'difference')).status).toBe(200);
  // Open sessions survive the restart.
  expect((await next.call('GET', '/api/user/details/', { token })).status).toBe(200);
  expect((await next.call('POST', '/api/user/token-refresh/', { body: { refresh } })).status).toBe(200);
});
