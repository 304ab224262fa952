import { describe, expect, it } from 'vitest';
import type { UserRow } from '../../../mock-server/storage/tables';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile({ seed: { users: 70, notifications: 1, files: 1, logs: 10 } });
const call = callAs(server, 'superuser');

type ListedUser = UserRow & { user_id: number };

const getUsers = (query: string) => call('GET', `/api/user/manage/?page_size=100&${query}`);
const inOrder = async (query: string) =>
  ((await getUsers(query)).body['results'] as ListedUser[]).map(({ id }) => id);
const idsOf = async (query: string) => (await inOrder(query)).toSorted((a, b) => a - b);
const rows = () => server.context.db.all('users');
const idsWhere = (matches: (row: UserRow) => boolean) =>
  rows()
    .filter(matches)
    .map(({ id }) => id);

const someLogin = () => rows().find(({ last_login }) => last_login !== null)?.last_login ?? '';
const middle = () => {
  const logins = rows()
    .flatMap(({ last_login }) => last_login ?? [])
    .toSorted();
  return logins[Math.floor(logins.length / 2)] ?? '';
};
const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
const has = (text: string, part: string) => plain(text).includes(part);

const isFrom = ({ last_login }: UserRow, time: string) => last_login !== null && last_login >= time;
const isUntil = ({ last_login }: UserRow, time: string) => last_login !== null && last_login <= time;
const minuteOf = (time: string | null | undefined) => time?.slice(0, 16);
const dayOf = (time: string | null | undefined) => time?.slice(0, 10);

const singleFilters: [query: () => string, matches: (row: UserRow) => boolean][] = [
  [() => 'is_active=true', (row) => row.is_active],
  [() => 'is_active=false', (row) => !row.is_active],
  [() => 'is_staff=true', (row) => row.is_staff],
  [() => 'is_superuser=true', (row) => row.is_superuser],
  [() => 'is_superuser=false', (row) => !row.is_superuser],
  [() => 'last_login__isnull=true', (row) => row.last_login === null],
  [() => 'last_login__isnull=false', (row) => row.last_login !== null],
  [() => `last_login=${dayOf(someLogin())}`, (row) => dayOf(row.last_login) === dayOf(someLogin())],
  [() => `last_login=${someLogin()}`, (row) => minuteOf(row.last_login) === minuteOf(someLogin())],
  [() => `last_login__gte=${middle()}`, (row) => isFrom(row, middle())],
  [() => `last_login__lte=${middle()}`, (row) => isUntil(row, middle())],
  [() => `last_login__lte=${minuteOf(middle())}Z`, (row) => isUntil(row, `${minuteOf(middle())}:59.999Z`)],
  [() => 'email=STAFF', (row) => has(row.email, 'staff')],
  [() => 'first_name=a', (row) => has(row.first_name, 'a')],
  [() => 'last_name=e', (row) => has(row.last_name, 'e')],
  [() => 'title=engineer', (row) => has(row.title, 'engineer')],
  [() => 'user_id=2', () => true],
  [() => 'is_active=&search=%20', () => true],
];

it.each(singleFilters)('each filter alone returns exactly the matching users: %s', async (query, matches) => {
  const expected = idsWhere(matches);
  expect(expected.length).toBeGreaterThan(0);
  expect(await idsOf(query())).toEqual(expected);
});

it('the filters combined all apply', async () => {
  const target = rows().find(({ id, last_login, title }) => id > 10 && last_login !== null && title !== '');
  if (!target?.last_login) throw new Error('The seed has nobody like that.');
  const { email, first_name, last_name, title, last_login } = target;
  const combined = new URLSearchParams({
    ...{ search: email, email: email.slice(0, 5), first_name, last_name, title, ordering: '-email' },
    ...{ last_login, last_login__gte: last_login, last_login__lte: last_login, last_login__isnull: 'false' },
  });
  expect(await idsOf(combined.toString())).toEqual([target.id]);
  for (const other of [
    'last_login__gte=2099-01-01',
    'last_login=2000-01-01',
    'search=nobody',
    'title=none',
  ]) {
    const changed = new URLSearchParams({
      ...Object.fromEntries(combined),
      ...Object.fromEntries(new URLSearchParams(other)),
    });
    expect([other, await idsOf(changed.toString())]).toEqual([other, []]);
  }
});

describe('search', () => {
  it('covers e-mail, names and title, ignoring case and accents', async () => {
    const names = { first_name: 'Zoë', last_name: 'Quiñones', title: 'Keeper of Øresund' };
    const { id } = server.addUser({ email: 'zoe.unique@pulsehub.test', ...names });
    for (const search of ['zoe', 'ZOË', 'quinones', 'zoë quiñones', 'unique@', 'keeper of'])
      expect(await idsOf(`search=${encodeURIComponent(search)}`)).toContain(id);
    server.context.db.remove('users', id);
    expect(await idsOf('search=zoe')).toEqual(idsWhere(({ email }) => email.includes('zoe')));
  });

  it('treats regular expressions as plain text', async () => {
    expect(await idsOf('search=.*')).toEqual([]);
  });
});

describe('ordering', () => {
  const columns = ['email', 'first_name', 'last_name', 'title', 'date_joined'];

  it.each([...columns, 'last_login', 'is_active', 'is_staff'])('sorts by %s, then by id', async (column) => {
    const up = await inOrder(`ordering=${column}`);
    expect(await inOrder(`ordering=-${column}`)).toEqual(up.toReversed());
    expect(up.toSorted((a, b) => a - b)).toEqual(idsWhere(() => true));
    const ranks = up.map((id) => {
      const value = server.context.db.get('users', id)?.[column as keyof UserRow] ?? '';
      const rank = typeof value === 'string' ? plain(value) : value;
      return { id, rank };
    });
    const wrong = ranks.filter(({ id, rank }, at) => {
      const before = ranks[at - 1];
      return before !== undefined && (before.rank > rank || (before.rank === rank && before.id > id));
    });
    expect(wrong).toEqual([]);
  });

  it('reflects a change at once', async () => {
    await getUsers('ordering=first_name');
    server.context.db.update('users', 3, { first_name: '0' });
    server.context.db.update('users', 9, { first_name: 'zz' });
    const ids = await inOrder('ordering=first_name');
    expect(ids.indexOf(3)).toBeLessThan(ids.indexOf(1));
    expect(ids.at(-1)).toBe(9);
  });
});

describe('pages', () => {
  it('have ten users by default, and link to each other', async () => {
    const page = async (query: string) => (await call('GET', `/api/user/manage/${query}`)).body;
    const first = await page('?is_superuser=false');
    const next = '?is_superuser=false&page=2';
    expect(first).toMatchObject({ count: 69, page_size: 10, currentPage: 1, previous: null, next });
    expect(await page(next)).toMatchObject({ count: 69, currentPage: 2 });
  });
});
