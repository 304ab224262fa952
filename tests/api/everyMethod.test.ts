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
let sent: string[] = [];

beforeAll(async () => {
  const { access } = await server.signIn('superuser');
  data = createDataProvider(createHttp('', fixedToken(access)));
});
beforeEach(() => {
  sent = [];
  stubFetch(({ method, path }) => void sent.push(`${method} ${path}`), server);
});

/** Several records are read or written side by side, so nothing fixes the order of their calls. */
const expectCalls = (calls: readonly string[]) => expect([...sent].sort()).toEqual([...calls].sort());

/** A record as the backend returns it. */
type Saved = Record<string, unknown> & { id: number };

interface Row {
  name: ResourceName;
  /** The address of the list; a record is one level below. */
  path: string;
  verb: 'PATCH' | 'PUT';
  /** The call for the second page of two rows. */
  second: string;
  fresh: (number: number) => Record<string, unknown>;
  change: Record<string, unknown>;
}

const link = { url: 'https://play.google.com/store/apps/details?id=test', must_update: true };
const pages = '?page=2&page_size=2';

const rows: readonly Row[] = [
  {
    name: 'users',
    path: '/api/user/manage/',
    verb: 'PATCH',
    second: `/api/user/manage/${pages}&ordering=id`,
    fresh: (number) => ({
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
    second: `/api/user/dic-services-list/${pages}`,
    fresh: (number) => ({
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
    second: '/api/google-play/',
    fresh: (number) => ({ ...link, version: `1.${number}` }),
    change: { must_update: false },
  },
  {
    name: 'custom-message-template',
    path: '/api/user/custom-message-template',
    verb: 'PATCH',
    second: `/api/user/custom-message-template${pages}`,
    fresh: (number) => ({ name: `Fresh ${number}`, body: '{\n  "a": "b"\n}', template: null }),
    change: { name: 'Changed' },
  },
  {
    name: 'media-library-folder',
    path: '/api/media-library-folder/',
    verb: 'PATCH',
    second: `/api/media-library-folder/${pages}`,
    fresh: (number) => ({ name: `Fresh ${number}` }),
    change: { name: 'Changed' },
  },
];

it.each(['dic-services', 'custom-message-template', 'google-play'] as const)(
  'the first 20 of %s are requested without parameters, as specified',
  async (name) => {
    await data.getList<Saved>(name, params(1, 20));
    expect(sent).toEqual([`GET ${rows.find((row) => row.name === name)?.path}`]);
  },
);

it("react-admin's export reads all rows, though the server returns at most 100 at a time", async () => {
  const all = await data.getList<Saved>('users', params(1, 1000));
  const each = await data.getAll<Saved>('users', { sort });
  for (const { data: found } of [all, each])
    expect(new Set(getIds(found)).size).toBe(server.context.db.count('users'));
});

it('an unknown resource is rejected', async () => {
  await expect(data.getList('nonsense', params(1))).rejects.toThrow('nonsense');
});

it('getMany leaves out who does not exist', async () => {
  const { data: found } = await data.getMany<Saved>('users', { ids: [2, 999_999, 3] });
  expect(found.map(({ id }) => id)).toEqual([2, 3]);
});

describe('the log by several methods', () => {
  const ofUser = { user: 1, to: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) };
  const page = (number: number, perPage: number, method: readonly string[]) =>
    data.getList<Saved>('requestLog', {
      pagination: { page: number, perPage },
      filter: { ...ofUser, method },
    });

  it('has the pages of one list, newest first, and its total', async () => {
    const all = await data.getAll<Saved>('requestLog', { filter: ofUser });
    const changes = all.data.filter(({ method }) => method !== 'GET');
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
    sent = [];
    const { data: third, total = 0 } = await page(3, 10, methods);
    expect(sent.map((call) => /page_size=30.*method=(\w+)/.exec(call)?.[1])).toEqual(methods);
    expect(total).toBe(changes.length);
    expect(third.map(({ id }) => id)).toEqual(changes.slice(20, 30).map(({ id }) => id));
    const last = Math.ceil(total / 50);
    const { data: rest } = await page(last, 50, methods);
    expect(rest.map(({ id }) => id)).toEqual(changes.slice((last - 1) * 50).map(({ id }) => id));
  });

  it('is empty for none, without a call', async () => {
    expect(await page(1, 10, [])).toMatchObject({ data: [], total: 0 });
    expect(sent).toEqual([]);
  });
});

it('getManyReference returns the users with a field of that value', async () => {
  const byEmail = { ...params(1), target: 'email', id: 'staff@pulsehub.test' };
  const { data: found } = await data.getManyReference<Saved>('users', byEmail);
  expect(found.map(({ email }) => email)).toEqual(['staff@pulsehub.test']);
});

const sort = { field: 'id', order: 'ASC' } as const;
const params = (page: number, perPage = 2) => ({ pagination: { page, perPage }, sort, filter: {} });
const getIds = (records: readonly Saved[]) => records.map(({ id }) => id);
describe.each(rows)('$name', ({ name, path, verb, second, fresh, change }) => {
  const one = (id: unknown) => `${path.replace(/\/?$/, '/')}${String(id)}/`;
  const create = async (...numbers: number[]) => {
    const created: Saved[] = [];
    for (const number of numbers)
      created.push((await data.create<Saved>(name, { data: fresh(number) })).data);
    sent = [];
    return created;
  };

  it('getList returns the requested page, or all', async () => {
    const { data: all, total } = await data.getList<Saved>(name, { sort, filter: {} });
    expect(total).toBe(all.length);
    const first = await data.getList<Saved>(name, params(1));
    sent = [];
    const next = await data.getList<Saved>(name, params(2));
    expect(sent).toEqual([`GET ${second}`]);
    expect(getIds([...first.data, ...next.data])).toEqual(getIds(all.slice(0, 4)));
    expect([first.total, next.total]).toEqual([total, total]);
  });

  it('getOne and getMany return records in the requested order', async () => {
    const [a, b] = getIds(await create(1, 2));
    const { data: found } = await data.getOne<Saved>(name, { id: a ?? 0 });
    expect(found).toMatchObject({ ...fresh(1), id: a });
    const { data: many } = await data.getMany<Saved>(name, { ids: [b ?? 0, a ?? 0] });
    expect(getIds(many)).toEqual([b, a]);
    expectCalls([a, b, a].map((id) => `GET ${one(id)}`));
    await data.deleteMany(name, { ids: [a ?? 0, b ?? 0] });
  });

  it('create, update and delete write one record', async () => {
    const { data: created } = await data.create<Saved>(name, { data: fresh(4) });
    const { id } = created;
    const { data: updated } = await data.update<Saved>(name, {
      id,
      data: { ...created, ...change },
      previousData: created,
    });
    expect(updated).toMatchObject({ id, ...change });
    expect((await data.getOne<Saved>(name, { id })).data).toMatchObject({ ...fresh(4), ...change });
    expect(await data.delete(name, { id })).toEqual({ data: { id } });
    expect(sent).toEqual([`POST ${path}`, `${verb} ${one(id)}`, `GET ${one(id)}`, `DELETE ${one(id)}`]);
    await expect(data.getOne<Saved>(name, { id })).rejects.toMatchObject({ status: 404 });
  });

  it('updateMany and deleteMany write several, and return the ids that they were given', async () => {
    const ids = getIds(await create(5, 6));
    const toChange = 'name' in change || 'code_name' in change ? ids.slice(0, 1) : ids;
    expect(await data.updateMany(name, { ids: toChange, data: change })).toEqual({ data: toChange });
    sent = sent.filter((call) => !call.startsWith('GET'));
    expectCalls(toChange.map((id) => `${verb} ${one(id)}`));
    const { data: changed } = await data.getMany<Saved>(name, { ids: toChange });
    for (const record of changed) expect(record).toMatchObject(change);
    expect(changed[0]).toMatchObject({ ...fresh(5), ...change });
    sent = [];
    expect(await data.deleteMany(name, { ids })).toEqual({ data: ids });
    expectCalls(ids.map((id) => `DELETE ${one(id)}`));
  });

  it('a failure of one of several rejects', async () => {
    const [id = 0] = getIds(await create(7));
    await expect(data.updateMany(name, { ids: [id, 999_999], data: change })).rejects.toMatchObject({
      status: 404,
    });
    await expect(data.deleteMany(name, { ids: [id, 999_999] })).rejects.toMatchObject({ status: 404 });
  });
});

describe('notification', () => {
  const path = '/api/user/notification/';

  it('getList returns the requested page, or all', async () => {
    const { data: all, total } = await data.getList<Saved>('notification', { sort, filter: {} });
    expect(all.length).toBeGreaterThan(4);
    expect(all.length).toBe(total);
    const { data: page2, total: counted } = await data.getList<Saved>('notification', params(2));
    expect(getIds(page2)).toEqual(getIds(all.slice(2, 4)));
    expect(counted).toBe(total);
    const usual = await data.getList<Saved>('notification', params(1, 20));
    expect(usual).toEqual({ data: all.slice(0, 20), total });
    expect(sent).toEqual([`GET ${path}`, `GET ${path}${pages}`, `GET ${path}`]);
  });

  const noShow = 'The API has no call "show" for "notification".';
  const byUser = { ...params(1), target: 'user', id: 1 };
  it.each<[string, () => Promise<unknown>, string]>([
    ['getOne', () => data.getOne('notification', { id: 1 }), noShow],
    ['getMany', () => data.getMany('notification', { ids: [1] }), noShow],
    ['create', () => data.create('notification', { data: {} }), noShow.replace('show', 'create')],
    [
      'getManyReference',
      () => data.getManyReference('notification', byUser),
      'The API cannot list "notification" by "user".',
    ],
  ])('%s rejects with a sentence, before a call', async (_method, call, sentence) => {
    await expect(call()).rejects.toThrow(sentence);
    expect(sent).toEqual([]);
  });
});
