import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { readContract } from '../../../mock-server/guards/operations';
import { openSocket } from '../../support/liveSocket';
import { startInProcessServer, type TestServer } from '../../support/startInProcessServer';

const portal = 'https://portal.example';

let server: TestServer;
beforeAll(async () => {
  server = await startInProcessServer({ portalOrigin: portal, crossOrigin: true });
});
afterAll(() => server.close());

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const promised = [...readme.matchAll(/^(Access-Control-[\w-]+|Vary|Cross-Origin-Resource-Policy): (.+)$/gm)];

const call = (method: string, path: string, origin = portal) =>
  server.call(method, path, { headers: { origin } });

it('the portal on another origin is answered what the README asks of a backend, before a call and to it', async () => {
  const asked = await call('OPTIONS', '/api/user/details/');
  expect(asked.status).toBe(204);
  expect(promised.map(([, name = '']) => [name, asked.headers.get(name)])).toEqual(
    promised.map(([, name, value]) => [name, value]),
  );
  const { headers } = await call('GET', '/api/user/details/');
  const ofCalls = promised.filter(([, name = '']) => !/Allow-(Methods|Headers)|Max-Age/.test(name));
  expect(ofCalls.length).toBeGreaterThan(3);
  for (const [, name = '', value = ''] of ofCalls) expect(headers.get(name)).toContain(value);
});

it('every verb of the contract may be used from there', () => {
  const verbs = promised.find(([, name]) => name === 'Access-Control-Allow-Methods')?.[2]?.split(', ');
  expect(verbs?.toSorted()).toEqual(
    [...new Set(readContract().operations.map(({ method }) => method))].toSorted(),
  );
});

it.each(['https://elsewhere.example', 'null'])('a page of %s may not read an answer', async (origin) => {
  for (const method of ['OPTIONS', 'GET'])
    expect(
      (await call(method, '/api/user/details/', origin)).headers.get('access-control-allow-origin'),
    ).toBe(null);
});

it('what the server names of its own lies where it is, not where the portal is', async () => {
  const { body } = await server.call('POST', '/api/user/login/', {
    body: { email: accountEmail('direct'), password: seededPassword },
  });
  expect([body['backend_url'], body['websocket_url']]).toEqual([
    server.url,
    server.url.replace('http', 'ws'),
  ]);
});

it('the stand-in for an identity provider leads back to the portal', async () => {
  const { headers } = await server.call('POST', '/dev/social/google', {
    body: 'email=direct@pulsehub.test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(headers.get('location')).toMatch(`${portal}/social-auth-callback?access_token=`);
  expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${portal};`);
});

it('the portal alone may listen to notifications from there', async () => {
  const { notification_key } = (await server.signIn('direct')).user;
  await expect(openSocket(server.url, notification_key, 'https://elsewhere.example')).rejects.toThrow('403');
  const { socket } = await openSocket(server.url, notification_key, portal);
  socket.terminate();
});
