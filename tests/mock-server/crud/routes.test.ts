import { describe, expect, it } from 'vitest';
import { anyString } from '../../support/matchers';
import { callAs, serverForFile } from '../../support/serverForFile';

const server = serverForFile();
const callAsStaff = callAs(server, 'direct');
const call: typeof callAsStaff = (method, path, ...sent) => callAsStaff(method, `/api/${path}`, ...sent);

const links = async (query = '') =>
  JSON.parse((await call('GET', `google-play/${query}`)).text) as { id: number; version: string }[];
interface ServicePage {
  count: number;
  next: string | null;
  results: { id: number; name: string; description: string; code_name: string }[];
}

const services = async (query = '') =>
  JSON.parse((await call('GET', `user/dic-services-list/${query}`)).text) as ServicePage;

const link = { url: 'https://play.google.com/?id=test.new', version: '9.0.0', must_update: true };

describe('google-play/', () => {
  it('keeps the id of a record whatever is sent, and never uses it again', async () => {
    const { id } = (await call('POST', 'google-play/', link)).body;
    const address = `google-play/${String(id)}/`;
    expect((await call('PUT', address, { ...link, id: 1 })).body).toEqual({ ...link, id });
    await call('DELETE', address);
    expect((await call('POST', 'google-play/', link)).body['id']).toBeGreaterThan(Number(id));
  });
});

describe('user/dic-services-list/', () => {
  const service = {
    name: 'Archive',
    code_name: 'archive',
    description: 'Old things',
    prod_frontend_url: 'https://archive.example',
    other_backend_urls: '["https://two.example"]',
    other_frontend_urls: '[]',
  };

  it('keeps the icon and the own origin of a seeded service that is saved unchanged', async () => {
    const { body } = await call('GET', 'user/dic-services-list/1/');
    const stored = server.context.db.get('dic_services', 1);
    await call('PUT', 'user/dic-services-list/1/', body);
    expect(server.context.db.get('dic_services', 1)).toEqual(stored);
  });

  it.each([
    [{ ...service, code_name: 'shm' }, 'code_name'],
    [{ ...service, prod_frontend_url: 'ftp://x', other_backend_urls: '[]' }, 'non_field_errors'],
    [{ ...service, other_backend_urls: 'not json' }, 'other_backend_urls'],
    [{ ...service, other_frontend_urls: '[1]' }, 'other_frontend_urls'],
  ])('rejects %j with an error for its field', async (body, field) => {
    const refused = { status: 400, body: { [field]: [anyString] } };
    expect(await call('POST', 'user/dic-services-list/', body)).toMatchObject(refused);
  });
});

describe('a list of json-server', () => {
  it('has the pages, orders and searches of the contract', async () => {
    const { count, next, results } = await services('?page_size=100');
    expect(next).toBeNull();
    expect(results).toHaveLength(count);
    expect(results.map(({ id }) => id)).toEqual(results.map(({ id }) => id).toSorted((a, b) => a - b));
    const second = await services('?page=2&page_size=2&ordering=-id');
    const [first, third] = [1, 3].map((page) => `?page_size=2&ordering=-id&page=${page}`);
    const page = { count, previous: first, next: third, page_size: 2, currentPage: 2 };
    expect(second).toMatchObject(page);
    expect(second.results).toEqual(results.toReversed().slice(2, 4));
    const byName = (await services('?page_size=100&ordering=name')).results.map(({ name }) => name);
    expect(byName).toEqual(byName.toSorted());
    const found = await services('?search=%20HUB%20');
    const withHub = results.filter((service) => JSON.stringify(service).toLowerCase().includes('hub'));
    expect(found).toMatchObject({ count: withHub.length, results: withHub });
    expect(found.count).toBeLessThan(count);
  });
});

it.each([
  ...['nothing', 'user/manage/abc', 'USER/LOGIN', 'user//login', 'user/%2e%2e%2fdb', '%00'],
  ...['db', 'google_play', 'credentials', 'google-play/1/users', 'google-play/%2e%2e/db', 'google-play/1e0'],
])('an unknown path is a JSON 404: /api/%s', async (path) => {
  const { status, body } = await call('GET', path);
  expect([status, Object.keys(body)]).toEqual([404, ['detail']]);
});

describe('built-in features of json-server are disabled', () => {
  it.each(['?id_like=(a%2B)%2B$', '?_limit=1', '?q=zzz', '?_embed=users', '?id=1', '?callback=x'])(
    'google-play/%s ignores the parameter',
    async (query) => {
      expect(await links(query)).toEqual(await links());
    },
  );

  it.each([
    '?name_like=(a%2B)%2B$',
    '?id_gte=5',
    '?id_ne=1',
    '?_limit=1',
    '?_start=1&_end=2',
    '?_page=2',
    '?_sort=name&_order=desc',
    '?q=zzz',
    '?_embed=users',
    '?_expand=user',
    '?name=zzz',
    '?icon_file=zzz',
    '?ordering=icon_file',
  ])('user/dic-services-list/%s ignores the parameter', async (query) => {
    expect((await services(query)).results).toEqual((await services()).results);
  });

  it('its headers do not leave the server', async () => {
    const { headers } = await call('GET', 'user/dic-services-list/?page_size=2');
    for (const name of ['x-total-count', 'link', 'access-control-expose-headers'])
      expect(headers.has(name)).toBe(false);
  });

  it('a method override header is ignored', async () => {
    const before = (await links()).length;
    const answer = await call('POST', 'google-play/', link, { 'x-http-method-override': 'PUT' });
    expect(answer.status).toBe(201);
    expect(await links()).toHaveLength(before + 1);
  });
});
