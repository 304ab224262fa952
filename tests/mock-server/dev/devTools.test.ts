import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { welcome } from '../../../mock-server/welcome';
import type { ServerSettings } from '../../../mock-server/settings';
import { startInProcessServer, type TestServer } from '../../support/startInProcessServer';

/** The status of a call with whatever `Host` is given. */
const ask = (server: TestServer, method: string, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = server;
    const call = request({ host: '127.0.0.1', port, method, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject).end();
  });

const tools: [method: string, path: string][] = [
  ['GET', '/dev'],
  ['GET', '/dev/outbox'],
  ['GET', '/dev/mail'],
  ['GET', '/dev/assets/dev.css'],
  ['GET', '/DEV/outbox'],
  ['GET', '/dev/social/google'],
  ['POST', '/dev/social/google'],
  ['GET', '/dev/companion/shm'],
  ['POST', '/api/pulsehub-auth/'],
  ['POST', '/API/pulsehub-auth'],
];

const statuses = (server: TestServer, host: string) =>
  Promise.all(tools.map(([method, path]) => ask(server, method, path, host)));

const all = (status: number) => tools.map(() => status);

const open = (options: Partial<ServerSettings>) => startInProcessServer({ seed: false, ...options });

describe('a server that listens on loopback', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ portalOrigin: 'https://portal.example:8443' });
  });
  afterAll(() => server.close());

  it.each(['127.0.0.1', '127.0.0.1:3000', '127.8.9.1:1', 'localhost', 'LOCALHOST:5174', '[::1]:3000'])(
    'opens its tools to the host %s',
    async (host) => {
      expect(await statuses(server, host)).not.toContain(403);
      expect(await ask(server, 'GET', '/dev/outbox', host)).toBe(200);
    },
  );

  it('opens them to the host of the portal', async () => {
    expect(await ask(server, 'GET', '/dev/outbox', 'portal.example:8443')).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'portal.example',
    'portal.example:8443.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil@127.0.0.1',
    '127.0.0.1@evil.example',
    '0.0.0.0',
  ])('refuses the host %j, behind which a name may have been turned to this machine', async (host) => {
    expect(await statuses(server, host)).toEqual(all(403));
    expect(await ask(server, 'GET', '/healthz', host)).toBe(200);
  });

  it('says so at the start', () => {
    expect(welcome(server).join('\n')).toContain(`${server.url}/dev/mail`);
    expect(welcome(server).join('\n')).toMatch(/for development.*README\.md, "Deploy it"/);
    expect(welcome(server).join('\n')).toContain('/dev/* is open, to this machine alone');
  });
});

describe('a server that others reach', () => {
  it('has none of the tools, and says how they would be opened', async () => {
    const server = await open({ host: '0.0.0.0' });
    for (const host of ['localhost', '127.0.0.1', 'evil.example'])
      expect(await statuses(server, host)).toEqual(all(404));
    expect(welcome(server).join('\n')).not.toContain('/dev/mail');
    expect(welcome(server).join('\n')).toMatch(/\/dev\/\* is closed.*EXPOSE_DEV_TOOLS=1/);
    await server.close();
  });

  it('opens them where a setting exposes them, still under its own names alone', async () => {
    const server = await open({ host: '0.0.0.0', exposeDevTools: true, portalOrigin: 'http://box.example' });
    for (const host of ['localhost', 'box.example'])
      expect(await ask(server, 'GET', '/dev/outbox', host)).toBe(200);
    expect(await statuses(server, 'evil.example')).toEqual(all(403));
    expect(welcome(server).join('\n')).toMatch(/EXPOSE_DEV_TOOLS.*every code/);
    await server.close();
  });
});
