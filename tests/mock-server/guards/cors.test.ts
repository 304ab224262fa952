import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allOperations } from '../../../mock-server/guards/operations';
import { openSocket } from '../../support/liveSocket';
import { setUpServer, startTestServer } from '../../support/setUpServer';

const portal = 'https://portal.example';

const server = setUpServer({ portalOrigin: portal, crossOrigin: true });

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const documented = [
  ...operations.matchAll(/^(Access-Control-[\w-]+|Vary|Cross-Origin-Resource-Policy): (.+)$/gm),
];

const call = (method: string, path: string, origin = portal) =>
  server.call(method, path, { headers: { origin } });

it('sends a portal on another origin the headers documented in docs/operations.md', async () => {
  const preflight = await call('OPTIONS', '/api/user/details/');
  expect(preflight.status).toBe(204);
  expect(documented.map(([, name = '']) => [name, preflight.headers.get(name)])).toEqual(
    documented.map(([, name, value]) => [name, value]),
  );
  const { headers } = await call('GET', '/api/user/details/');
  const responseHeaders = documented.filter(([, name = '']) => !/Allow-(Methods|Headers)|Max-Age/.test(name));
  expect(responseHeaders.length).toBeGreaterThan(3);
  for (const [, name = '', value = ''] of responseHeaders) expect(headers.get(name)).toContain(value);
});

it('allows every method in the contract from another origin', () => {
  const verbs = documented.find(([, name]) => name === 'Access-Control-Allow-Methods')?.[2]?.split(', ');
  expect(verbs?.toSorted()).toEqual([...new Set(allOperations.map(({ method }) => method))].toSorted());
});

it.each(['https://elsewhere.example', 'null'])('does not allow %s to read a response', async (origin) => {
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await call(method, '/api/user/details/', origin);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

it('allows only the portal to open a notification socket from another origin', async () => {
  const { notification_key } = (await server.signIn('direct')).user;
  await expect(openSocket(server.url, notification_key, 'https://elsewhere.example')).rejects.toThrow('403');
  const { socket } = await openSocket(server.url, notification_key, portal);
  socket.terminate();
});

it("uses PUBLIC_ORIGIN as the backend's URL behind a TLS proxy", async () => {
  const api = 'https://api.example';
  const behind = await startTestServer({ portalOrigin: portal, crossOrigin: true, publicOrigin: api });
  const { body, headers } = await behind.login('direct');
  expect(body).toMatchObject({ backend_url: api, api_url: `${api}/api`, websocket_url: 'wss://api.example' });
  expect(headers.get('content-security-policy')).toContain('wss://api.example');
  const services = await behind.call('GET', '/api/user/dic-services/', { token: String(body['access']) });
  expect(services.text).not.toContain('http://');
});
