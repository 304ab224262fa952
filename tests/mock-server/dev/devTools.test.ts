import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { getWelcomeLines } from '../../../mock-server/welcome';
import type { ServerSettings } from '../../../mock-server/settings';
import { setUpServer, startTestServer } from '../../support/setUpServer';
import type { TestServer } from '../../support/startInProcessServer';

/** Calls with the given `Host` header, which `fetch` cannot set, and returns the status. */
const fetchStatus = ({ port }: TestServer, call: string, host: string, proxied = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const [method, path] = call.split(' ');
    const headers = { host, ...proxied };
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject).end();
  });

const tools = [
  'GET /dev',
  'GET /dev/outbox',
  'GET /dev/assets/dev.css',
  'GET /DEV/outbox',
  'POST /dev/social/google',
  'GET /dev/companion/shm',
  'POST /API/pulsehub-auth',
];

const statuses = (server: TestServer, host: string, proxied?: object) =>
  Promise.all(tools.map((tool) => fetchStatus(server, tool, host, proxied)));
const all = (status: number) => tools.map(() => status);

const proxied = {
  Forwarded: 'for=203.0.113.9',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Server': 'front',
  'X-Real-IP': '203.0.113.9',
  Via: '1.1 front',
};

const open = (options: Partial<ServerSettings>) => startTestServer({ seed: false, ...options });
const outbox = 'GET /dev/outbox';

describe('development tools on loopback', () => {
  const server = setUpServer({ seed: false, portalOrigin: 'https://portal.example:8443' });

  it.each(['127.0.0.1', '127.8.9.1:1', 'localhost', 'LOCALHOST:5174', '[::1]:3000'])(
    'are available for the host %s',
    async (host) => {
      expect(await statuses(server, host)).not.toContain(403);
      expect(await fetchStatus(server, outbox, host)).toBe(200);
    },
  );

  it.each(Object.entries(proxied))('are unavailable to a request with %s: %s', async (name, value) => {
    for (const host of ['localhost', 'portal.example:8443'])
      expect(await statuses(server, host, { [name]: value })).toEqual(all(404));
  });

  it.each([
    'evil.example',
    'portal.example:8443',
    'portal.example:8443.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    '0.0.0.0',
  ])('reject the host %j, to prevent DNS rebinding', async (host) => {
    expect(await statuses(server, host)).toEqual(all(403));
    expect(await fetchStatus(server, 'GET /healthz', host)).toBe(200);
  });

  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:5555' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 400],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://portal.example:8443' }, 400],
    [{ Origin: 'http://localhost' }, 400],
  ])('answer a form sent with %j by %i', async (headers, status) => {
    expect(await fetchStatus(server, 'POST /dev/social/google', 'localhost', headers)).toBe(status);
  });

  it('are announced at start-up as local only', () => {
    const text = getWelcomeLines(server).join('\n');
    expect(text).toContain(`${server.url}/dev/mail`);
    expect(text).toMatch(/for development.*docs\/operations\.md/);
    expect(text).toContain('/dev/* is open to this machine only');
  });
});

describe('the API', () => {
  const services = 'GET /api/user/dic-services/';

  it.each([
    ['evil.example', 403],
    ['evil.example:3000', 403],
    ['localhost', 401],
    ['[::1]:3000', 401],
    ['portal.example:8443', 401],
  ])('on loopback answers the host %s with %i', async (host, status) => {
    const server = await open({ portalOrigin: 'https://portal.example:8443' });
    expect(await fetchStatus(server, services, host)).toBe(status);
  });

  it('on loopback takes no other host from a proxy header, even of a trusted proxy', async () => {
    const server = await open({ trustedProxies: ['127.0.0.1'] });
    expect(await fetchStatus(server, services, 'evil.example', { 'X-Forwarded-Host': 'localhost' })).toBe(
      403,
    );
  });

  it('on a public address answers any host', async () => {
    expect(await fetchStatus(await open({ host: '0.0.0.0' }), services, 'portal.example')).toBe(401);
  });
});

it.each(['127.0.0.1', '0.0.0.0'])('exposes the tools at %s if enabled by a setting', async (host) => {
  const server = await open({ host, exposeDevTools: true, portalOrigin: 'https://portal.example' });
  for (const own of ['localhost', 'portal.example'])
    expect(await fetchStatus(server, outbox, own, proxied)).toBe(200);
  for (const headers of [proxied, {}])
    expect(await statuses(server, 'evil.example', headers)).toEqual(all(403));
  expect(getWelcomeLines(server).join('\n')).toMatch(/EXPOSE_DEV_TOOLS.*every code/);
});

it('disables the tools on a public address, and explains how to enable them', async () => {
  const server = await open({ host: '0.0.0.0' });
  for (const host of ['localhost', 'evil.example']) expect(await statuses(server, host)).toEqual(all(404));
  expect(getWelcomeLines(server).join('\n')).not.toContain('/dev/mail');
  expect(getWelcomeLines(server).join('\n')).toMatch(/\/dev\/\* is closed.*EXPOSE_DEV_TOOLS=1/);
});
