import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestLogRow } from '../../../mock-server/storage/tables';
import { eventually } from '../../support/eventually';
import { setUpServer, startTestServer, setUpTokens } from '../../support/setUpServer';

const user = 5;

const row = (at: string, change: Partial<RequestLogRow> = {}) => ({
  user,
  path: '/api/user/details/',
  method: 'GET',
  timestamp: `2026-01-${at}`,
  ip_address: '203.0.113.7',
  user_agent: 'Tester',
  status_code: 200,
  ...change,
});

const server = setUpServer({ seed: { users: 12, logs: 0, notifications: 1, files: 1 } });
const tokens = setUpTokens(server, 'superuser');
beforeAll(async () => {
  for (const entry of [
    row('10T08:00:00.000Z'),
    row('11T08:00:00.000Z', { method: 'POST', status_code: 400, path: '/api/Project/update/' }),
    row('12T08:00:00.000Z', { ip_address: '198.51.100.9', status_code: 404 }),
    row('12T23:59:59.999Z', { method: 'DELETE', status_code: 403 }),
    row('13T08:00:00.000Z', { user: 6 }),
  ])
    server.context.db.insert('request_logs', entry);
});

const getLog = (query: string) => server.call('GET', `/api/user/log/?${query}`, { token: tokens.superuser });
const days = async (query: string) => {
  const { body } = await getLog(`user=${user}&${query}`);
  return (body['results'] as RequestLogRow[]).map(({ timestamp }) => timestamp.slice(8, 10));
};

describe('request log of a user', () => {
  it.each([
    ['', ['12', '12', '11', '10']],
    ['search=project', ['11']],
    ['search=%20198.51%20', ['12']],
    ['method=GET', ['12', '10']],
    ['timestamp_from=2026-01-11', ['12', '12', '11']],
    ['timestamp_to=2026-01-11', ['11', '10']],
    ['timestamp_from=2026-01-12&timestamp_to=2026-01-12', ['12', '12']],
    ['timestamp_from=2026-01-12T08:00:00Z&timestamp_to=2026-01-12T08:00:00Z', ['12']],
    ['search=api&method=DELETE&status_code=403&timestamp_from=2026-01-01&timestamp_to=2026-02-01', ['12']],
  ])('returns, for %j, the calls on the days %j, newest first', async (query, expected) => {
    expect(await days(query)).toEqual(expected);
  });

  it('returns ten rows per page by default', async () => {
    expect((await getLog(`user=${user}`)).body).toMatchObject({ count: 4, page_size: 10, currentPage: 1 });
  });
});

it('returns everybody’s requests without a user, paged and filtered like one user’s', async () => {
  const january = 'timestamp_from=2026-01-01&timestamp_to=2026-02-01';
  const { body } = await getLog(`${january}&page_size=2`);
  expect(body).toMatchObject({ count: 5, page_size: 2, currentPage: 1 });
  const rows = body['results'] as RequestLogRow[];
  expect(rows.map((entry) => [entry.user, entry.timestamp.slice(8, 10)])).toEqual([
    [6, '13'],
    [user, '12'],
  ]);
  expect((await getLog(`${january}&method=GET`)).body).toMatchObject({ count: 3 });
});

it('keeps only the newest rows', async () => {
  const seed = { users: 12, logs: 500, notifications: 1, files: 1 };
  const small = await startTestServer({ maxLogRows: 50, seed });
  const rows = () => small.context.db.all('request_logs');
  const newest = rows().at(-1)?.id;
  const { access } = await small.signIn('direct');
  await small.call('GET', '/api/user/details/', { token: access });
  await eventually(() => expect(rows()).toHaveLength(50));
  expect(rows().map(({ id }) => id)).toContain(newest);
});
