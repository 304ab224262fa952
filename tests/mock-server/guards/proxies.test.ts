import { once } from 'node:events';
import { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { seededPassword } from '../../../mock-server/dev/accounts';
import { setUpServer, startTestServer } from '../../support/setUpServer';
import type { TestServer } from '../../support/startInProcessServer';

const forwarded = {
  'x-forwarded-for': '198.51.100.7, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'portal.example:8443',
};

const signIn = (server: TestServer, account: string, headers: Record<string, string> = forwarded) =>
  server.login(account, seededPassword, headers);

const getSessionAddress = ({ context }: TestServer) => context.db.all('sessions').at(-1)?.ip_address;

describe.each([
  ['127.0.0.0/8', '203.0.113.9', 'https://portal.example:8443'],
  ['10.0.0.0/8', '127.0.0.1', null],
])('with TRUSTED_PROXIES=%s', (proxies, address, origin) => {
  const server = setUpServer({ trustedProxies: [proxies], throttlePerMinute: 2 });

  it(`uses the IP address ${address}`, async () => {
    const { body } = await signIn(server, 'direct');
    expect(getSessionAddress(server)).toBe(address);
    expect(body['backend_url']).toBe(origin ?? server.url);
    expect(body['websocket_url']).toBe((origin ?? server.url).replace('http', 'ws'));
  });

  it('checks the origin of a socket against the forwarded host', async () => {
    const { body } = await signIn(server, 'newcomer');
    const { notification_key } = body['user'] as { notification_key: string };
    const url = `${server.url.replace('http', 'ws')}/secure/notifications/${notification_key}/`;
    const socket = new WebSocket(url, { origin: 'https://portal.example:8443', headers: forwarded });
    const outcome = await once(socket, 'open').then(
      () => 'open',
      (failure: Error) => failure.message,
    );
    expect(outcome).toMatch(origin ? 'open' : '403');
    socket.terminate();
  });
});

it('throttles visitors behind a trusted proxy separately', async () => {
  const server = await startTestServer({ trustedProxies: ['127.0.0.1'], throttlePerMinute: 1 });
  const from = (address: string, n: number) =>
    signIn(server, `nobody${n}@pulsehub.test`, { 'x-forwarded-for': address });
  for (let n = 0; n < 10; n++) await from('203.0.113.9', n);
  expect((await from('203.0.113.9', 10)).status).toBe(429);
  expect((await from('203.0.113.10', 11)).status).toBe(400);
});
