import { beforeAll, describe, expect, it } from 'vitest';
import { createUserList } from '../../../mock-server/users/listUsers';
import type { UserRow } from '../../../mock-server/storage/tables';
import { getBuiltInFilters } from '../../../src/features/users/list/filter/userFilter';
import { callAs, setUpServer } from '../../support/setUpServer';

const server = setUpServer({ seed: { users: 10, notifications: 0, files: 0, logs: 0 } });
const call = callAs(server, 'superuser');

const people: Partial<UserRow>[] = [
  {
    first_name: 'Ada',
    last_name: 'Byron',
    title: 'Engineer',
    is_staff: true,
    date_joined: '2025-03-01T00:00:00Z',
  },
  { first_name: 'Zoë', last_name: 'Quiñones', title: 'keeper of Øresund', is_active: false },
  { first_name: 'carl', last_name: 'Émile', is_superuser: true },
  { first_name: 'Dora', last_name: 'Aalto', title: 'Lead' },
];
const logins = ['2026-01-10T09:30:15.250Z', '2026-01-12T00:00:00.000Z'];

beforeAll(() => {
  for (const [at, name] of ['ada', 'zoe', 'carl', 'dora'].entries()) {
    const others = { date_joined: '2025-02-01T00:00:00Z', last_login: logins[at] ?? null, ...people[at] };
    server.addUser({ email: `${name}@list.test`, ...others });
  }
});

/** Returns the initials of the matching users. */
const found = async (query: string) =>
  ((await call('GET', `/api/user/manage/?${query}`)).body['results'] as UserRow[])
    .map(({ email }) => email[0])
    .join('');
const sorted = (initials: string) => initials.split('').toSorted().join('');

it.each([
  ['is_active=true', 'acd'],
  ['is_active=false', 'z'],
  ['is_staff=true', 'a'],
  ['is_superuser=true', 'c'],
  ['is_superuser=false', 'adz'],
  ['last_login__isnull=true', 'cd'],
  ['last_login__isnull=false', 'az'],
  ['last_login=2026-01-10', 'a'],
  ['last_login=2026-01-10T09:30:59Z', 'a'],
  ['last_login__gte=2026-01-11', 'z'],
  ['last_login__lte=2026-01-11', 'a'],
  ['last_login__lte=2026-01-10T09:30Z', 'a'],
  ['email=ADA', 'a'],
  ['first_name=zoe', 'z'],
  ['last_name=quin', 'z'],
  ['title=engineer', 'a'],
  ['user_id=2', 'acdz'],
  ['is_active=', 'acdz'],
  ['email=a&first_name=a&last_name=b&title=e&is_staff=true&last_login__gte=2026-01-01', 'a'],
  ['email=a&first_name=a&last_name=b&title=e&is_staff=false&last_login__gte=2026-01-01', ''],
])('applies the filters %s and returns %j', async (query, expected) => {
  expect(sorted(await found(`search=@list.test&${query}`))).toBe(expected);
});

it.each([
  ['ZOË', 'z'],
  ['zoe quinones', 'z'],
  ['zoe@', 'z'],
  ['keeper of', 'z'],
  ['.*', ''],
])('ignores case and accents in the search for %s in e-mail, names and title', async (search, expected) => {
  expect(await found(`search=${encodeURIComponent(search)}`)).toBe(expected);
});

describe('sorting', () => {
  it.each([
    ['email', 'acdz'],
    ['first_name', 'acdz'],
    ['last_name', 'dacz'],
    ['title', 'cazd'],
    ['date_joined', 'zcda'],
    ['last_login', 'cdaz'],
    ['is_active', 'zacd'],
    ['is_staff', 'zcda'],
  ])('sorts by %s, then by id', async (column, expected) => {
    expect(await found(`search=@list.test&ordering=${column}`)).toBe(expected);
    expect(await found(`search=@list.test&ordering=-${column}`)).toBe(
      expected.split('').toReversed().join(''),
    );
  });

  it('includes a change immediately', async () => {
    const listByName = () => found('search=@list.test&ordering=first_name');
    await listByName();
    const { id } = server.user('dora@list.test');
    server.context.db.update('users', id, { first_name: '0' });
    expect(await listByName()).toBe('dacz');
    server.context.db.update('users', id, { first_name: 'Dora' });
    expect(await listByName()).toBe('acdz');
  });
});

describe('5,000 users', () => {
  const many = setUpServer({ seed: { users: 5000, notifications: 0, files: 0, logs: 0 } });
  const callMany = callAs(many, 'superuser');
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - 90);
  const predicates: Record<keyof ReturnType<typeof getBuiltInFilters>, (user: UserRow) => boolean> = {
    neverSignedIn: ({ last_login }) => last_login === null,
    noSignIn: ({ last_login }) => last_login !== null && Date.parse(last_login) < start.getTime() + 60_000,
    superusers: ({ is_superuser }) => is_superuser,
    inactive: ({ is_active }) => !is_active,
  };

  it('leave turns to other requests while their first list is prepared', async () => {
    const listed = createUserList(many.context.db)({}).then(() => 'list');
    const turn = new Promise((resolve) => setImmediate(resolve, 'other request'));
    expect(await Promise.race([listed, turn])).toBe('other request');
    expect(await listed).toBe('list');
  });

  it.each(Object.entries(getBuiltInFilters()))(
    'counts the rows of the built-in view %s',
    async (name, filter) => {
      const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
      const page = async (size: number, number = 1) =>
        (await callMany('GET', `/api/user/manage/?page_size=${size}&page=${number}&${query}`)).body;
      const { count } = await page(1);
      const users = many.context.db.all('users').filter(predicates[name as keyof typeof predicates]);
      expect(count).toBe(users.length);
      expect(count).toBeGreaterThan(0);
      const last = Math.ceil(users.length / 100);
      expect((await page(100, last))['results']).toHaveLength(users.length - (last - 1) * 100);
    },
  );
});
