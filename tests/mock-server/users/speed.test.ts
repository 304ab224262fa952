import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInProcessServer, type TestServer } from '../../support/startInProcessServer';

interface Side {
  server: TestServer;
  token: string;
}

let few: Side;
let many: Side;

const start = async (users: number, logs: number): Promise<Side> => {
  const server = await startInProcessServer({ seed: { users, logs, notifications: 1, files: 1 } });
  return { server, token: (await server.signIn('superuser')).access };
};

beforeAll(async () => {
  few = await start(60, 60);
  many = await start(100_000, 100_000);
}, 180_000);
afterAll(() => Promise.all([few.server.close(), many.server.close()]), 60_000);

const rounds = 15;

/** The quickest of some calls: what the server needs, whatever else the machine does meanwhile. */
const quickest = async (path: (round: number) => string) => {
  const best = { few: Infinity, many: Infinity };
  for (let round = 0; round < rounds; round++)
    for (const [name, side] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const begin = performance.now();
      const { status } = await side.server.call('GET', path(round), { token: side.token });
      expect(status).toBe(200);
      best[name] = Math.min(best[name], performance.now() - begin);
    }
  return best;
};

describe('100,000 users and calls cost a small multiple of 60', () => {
  it.each<[string, (round: number) => string, number]>([
    ['a page', () => '/api/user/manage/', 5],
    ['the newest', () => '/api/user/manage/?ordering=-date_joined&page_size=5', 5],
    [
      'a later page of a filter',
      (n) => `/api/user/manage/?is_active=true&ordering=email&page=${(n % 4) + 1}`,
      5,
    ],
    ['a search that nobody made before', (n) => `/api/user/manage/?search=${'abcdefghijklmno'[n] ?? ''}`, 25],
    ['a page of the log', () => '/api/user/log/?user=1', 10],
    ['a search in the log', () => '/api/user/log/?user=1&search=details&method=GET&status_code=200', 10],
  ])(
    '%s',
    async (_name, path, most) => {
      const best = await quickest(path);
      expect(best.many / best.few).toBeLessThan(most);
    },
    60_000,
  );
});
