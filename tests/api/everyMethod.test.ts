import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider, type PortalDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';
import type { ResourceName } from '../../src/contract/generated/resources';
import { emptyService } from '../../src/model/dic-services/catalogueService';
import { fixedToken } from '../support/fixedToken';
import { setUpServer } from '../support/setUpServer';
import { stubFetch } from '../support/stubFetch';

const server = setUpServer({ seed: { users: 110 } });
let data: PortalDataProvider;
let requests: string[] = [];

beforeAll(async () => {
  const { access } = await server.signIn('superuser');
  data = createDataProvider(createHttp('', fixedToken(access)));
});
beforeEach(() => {
  requests = [];
  stubFetch(({ method, path }) => void requests.push(`${method} ${path}`), server);
});

/** Ignores the order of parallel requests. */
const expectCalls = (calls: readonly string[]) => expect([...requests].sort()).toEqual([...calls].sort());

/** A record as the backend returns it. */
type SavedRecord = Record<string, unknown> & { id: number };

interface Row {
  name: ResourceName;
  /** Path of the list; a record is one level below. */
  path: string;
  verb: 'PATCH' | 'PUT';
  /** Path of the second page of two rows. */
  secondPage: string;
  buildRecord: (number: number) => Record<string, unknown>;
  change: Record<string, unknown>;
}

const link = { url: 'https://play.google.com/store/apps/details?id=test', must_update: true };
const secondPageQuery = '?page=2&page_size=2';

const rows: readonly Row[] = [
  {
    name: 'users',
    path: '/api/user/manage/',
    verb: 'PATCH',
    secondPage: `/api/user/manage/${secondPageQuery}&ordering=id`,
    buildRecord: (number) => ({
      email: `fresh${number}@test.test`,
      first_name: 'F',
      last_name: 'L',
      title: 'Fresh',
    }),
    change: { title: 'Changed' },
  },
  {
    name: 'dic-services',
    path: '/api/user/dic-services-list/',
    verb: 'PUT',
    secondPage: `/api/user/dic-services-list/${secondPageQuery}`,
    buildRecord: (number) => ({
      ...emptyService,
      name: `Fresh ${number}`,
      code_name: `fresh_${number}`,
      dev_backend_url: 'https://fresh.test',
    }),
    change: { description: 'Changed' },
  },
  {
    name: 'google-play',
    path: '/api/google-play/',
    verb: 'PUT',
    secondPage: '/api/google-play/',
    buildRecord: (number) => ({ ...link, version: `1.${number}` }),
    change: { must_update: false },
  },
  {
    name: 'custom-message-template',
    path: '/api/user/custom-message-template',
    verb: 'PATCH',
    secondPage: `/api/user/custom-message-template${secondPageQuery}`,
    buildRecord: (number) => ({ name: `Fresh ${number}`, body: '{\n  "a": "b"\n}', template: null }),
    change: { name: 'Changed' },
  },
  {
    name: 'media-library-folder',
    path: '/api/media-library-folder/',
    verb: 'PATCH',
    secondPage: `/api/media-library-folder/${secondPageQuery}`,
    buildRecord: (number) => ({ name: `Fresh ${number}` }),
    change: { name: 'Changed' },
  },
];

it.each(['dic-services', 'custom-message-template', 'google-play'] as const)(
  'requests the first 20 of %s without parameters',
  async (name) => {
    await data.getList<SavedRecord>(name, params(1, 20));
    expect(requests).toEqual([`GET ${rows.find((row) => row.name === name)?.path}`]);
  },
);

it('exports all rows despite the page limit of 100', async () => {
  const all = await data.getList<SavedRecord>('users', params(1, 1000));
  const each = await data.getAll<SavedRecord>('users', { sort });
  for (const { data: found } of [all, each])
    expect(new Set(getIds(found)).size).toBe(server.context.db.count('users'));
});

it('rejects an unknown resource', async () => {
  await expect(data.getList('nonsense', params(1))).rejects.toThrow('nonsense');
});

it('omits missing records from getMany', async () => {
  const { data: found } = await data.getMany<SavedRecord>('users', { ids: [2, 999_999, 3] });
  expect(found.map(({ id }) => id)).toEqual([2, 3]);
});

describe('request log filtered by several methods', () => {
  const logFilter = { user: 1, to: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) };
  const getLogPage = (number: number, perPage: number, method: readonly string[]) =>
    data.getList<SavedRecord>('requestLog', {
      pagination: { page: number, perPage },
      filter: { ...logFilter, method },
    });

  it('merges the pages, newest first, with the total', async () => {
    const all = await data.getAll<SavedRecord>('requestLog', { filter: logFilter });
    const writes = all.data.filter(({ method }) => method !== 'GET');
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
    requests = [];
    const { data: third, total = 0 } = await getLogPage(3, 10, methods);
    expect(requests.map((call) => /page_size=30.*method=(\w+)/.exec(call)?.[1])).toEqual(methods);
    expect(total).toBe(writes.length);
    expect(third.map(({ id }) => id)).toEqual(writes.slice(20, 30).map(({ id }) => id));
    const last = Math.ceil(total / 50);
    const { data: rest } = await getLogPage(last, 50, methods);
    expect(rest.map(({ id }) => id)).toEqual(writes.slice((last - 1) * 50).map(({ id }) => id));
  });

  it('is empty without methods and sends no request', async () => {
    expect(await getLogPage(1, 10, [])).toMatchObject({ data: [], total: 0 });
    expect(requests).toEqual([]);
  });
});

it('filters users by a field in getManyReference', async () => {
  const emailParams = { ...params(1), target: 'email', id: 'staff@pulsehub.test' };
  const { data: found } = await data.getManyReference<SavedRecord>('users', emailParams);
  expect(found.map(({ email }) => email)).toEqual(['staff@pulsehub.test']);
});

const sort = { field: 'id', order: 'ASC' } as const;
const params = (page: number, perPage = 2) => ({ pagination: { page, perPage }, sort, filter: {} });
const getIds = (records: readonly SavedRecord[]) => records.map(({ id }) => id);
describe.each(rows)('$name', ({ name, path, verb, secondPage, buildRecord, change }) => {
  const getRecordPath = (id: unknown) => `${path.replace(/\/?$/, '/')}${String(id)}/`;
  const create = async (...numbers: number[]) => {
    const created: SavedRecord[] = [];
    for (const number of numbers)
      created.push((await data.create<SavedRecord>(name, { data: buildRecord(number) })).data);
    requests = [];
    return created;
  };

  it('returns the requested page or all rows from getList', async () => {
    const { data: all, total } = await data.getList<SavedRecord>(name, { sort, filter: {} });
    expect(total).toBe(all.length);
    const first = await data.getList<SavedRecord>(name, params(1));
    requests = [];
    const next = await data.getList<SavedRecord>(name, params(2));
    expect(requests).toEqual([`GET ${secondPage}`]);
    expect(getIds([...first.data, ...next.data])).toEqual(getIds(all.slice(0, 4)));
    expect([first.total, next.total]).toEqual([total, total]);
  });

  it('returns records from getOne and getMany in the requested order', async () => {
    const [a, b] = getIds(await create(1, 2));
    const { data: found } = await data.getOne<SavedRecord>(name, { id: a ?? 0 });
    expect(found).toMatchObject({ ...buildRecord(1), id: a });
    const { data: many } = await data.getMany<SavedRecord>(name, { ids: [b ?? 0, a ?? 0] });
    expect(getIds(many)).toEqual([b, a]);
    expectCalls([a, b, a].map((id) => `GET ${getRecordPath(id)}`));
    await data.deleteMany(name, { ids: [a ?? 0, b ?? 0] });
  });

  it('creates, updates and deletes one record', async () => {
    const { data: created } = await data.create<SavedRecord>(name, { data: buildRecord(4) });
    const { id } = created;
    const { data: updated } = await data.update<SavedRecord>(name, {
      id,
      data: { ...created, ...change },
      previousData: created,
    });
    expect(updated).toMatchObject({ id, ...change });
    expect((await data.getOne<SavedRecord>(name, { id })).data).toMatchObject({
      ...buildRecord(4),
      ...change,
    });
    expect(await data.delete(name, { id })).toEqual({ data: { id } });
    expect(requests).toEqual([
      `POST ${path}`,
      `${verb} ${getRecordPath(id)}`,
      `GET ${getRecordPath(id)}`,
      `DELETE ${getRecordPath(id)}`,
    ]);
    await expect(data.getOne<SavedRecord>(name, { id })).rejects.toMatchObject({ status: 404 });
  });

  it('updates and deletes several records and returns their ids', async () => {
    const ids = getIds(await create(5, 6));
    const toChange = 'name' in change || 'code_name' in change ? ids.slice(0, 1) : ids;
    expect(await data.updateMany(name, { ids: toChange, data: change })).toEqual({ data: toChange });
    requests = requests.filter((call) => !call.startsWith('GET'));
    expectCalls(toChange.map((id) => `${verb} ${getRecordPath(id)}`));
    const { data: changed } = await data.getMany<SavedRecord>(name, { ids: toChange });
    for (const record of changed) expect(record).toMatchObject(change);
    expect(changed[0]).toMatchObject({ ...buildRecord(5), ...change });
    requests = [];
    expect(await data.deleteMany(name, { ids })).toEqual({ data: ids });
    expectCalls(ids.map((id) => `DELETE ${getRecordPath(id)}`));
  });

  it('rejects if one of several writes fails', async () => {
    const [id = 0] = getIds(await create(7));
    await expect(data.updateMany(name, { ids: [id, 999_999], data: change })).rejects.toMatchObject({
      status: 404,
    });
    await expect(data.deleteMany(name, { ids: [id, 999_999] })).rejects.toMatchObject({ status: 404 });
  });
});

describe('notification', () => {
  const path = '/api/user/notification/';

  it('returns the requested page from getList, and the first 20 without parameters', async () => {
    const { data: all, total } = await data.getList<SavedRecord>('notification', { sort, filter: {} });
    const { data: second } = await data.getList<SavedRecord>('notification', params(2));
    expect(getIds(second)).toEqual(getIds(all.slice(2, 4)));
    const defaultPage = await data.getList<SavedRecord>('notification', params(1, 20));
    expect(defaultPage).toEqual({ data: all.slice(0, 20), total });
    expect(requests).toEqual([`GET ${path}`, `GET ${path}${secondPageQuery}`, `GET ${path}`]);
  });

  const unsupported = 'The API has no call "show" for "notification".';
  const userParams = { ...params(1), target: 'user', id: 1 };
  it.each<[string, () => Promise<unknown>, string]>([
    ['getOne', () => data.getOne('notification', { id: 1 }), unsupported],
    ['getMany', () => data.getMany('notification', { ids: [1] }), unsupported],
    ['create', () => data.create('notification', { data: {} }), unsupported.replace('show', 'create')],
    [
      'getManyReference',
      () => data.getManyReference('notification', userParams),
      'The API cannot list "notification" by "user".',
    ],
  ])('rejects %s before sending a request', async (_method, call, message) => {
    await expect(call()).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });
});
