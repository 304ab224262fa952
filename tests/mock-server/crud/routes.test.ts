import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyString, stringContaining } from '../../support/matchers';
import { createFile, createForm, png } from '../../support/uploads';
import { callAs, setUpServer } from '../../support/setUpServer';

const server = setUpServer();
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

it('ignores an id in the body of google-play/, and never reuses one', async () => {
  const { id } = (await call('POST', 'google-play/', link)).body;
  const address = `google-play/${String(id)}/`;
  expect((await call('PUT', address, { ...link, id: 1 })).body).toEqual({ ...link, id });
  await call('DELETE', address);
  expect((await call('POST', 'google-play/', link)).body['id']).toBeGreaterThan(Number(id));
});

it('allows 200 rows, all of which can be changed', async () => {
  const { db } = server.context;
  const rows = Array.from({ length: 200 - db.count('google_play') }, () => db.insert('google_play', link));
  expect(await call('POST', 'google-play/', link)).toMatchObject({
    status: 400,
    body: { non_field_errors: ['There can be at most 200 entries.'] },
  });
  const change = { ...link, version: '9.0.1' };
  expect((await call('PUT', `google-play/${String(rows[0]?.id)}/`, change)).body).toMatchObject(change);
  expect(await links()).toHaveLength(200);
  for (const { id } of rows) db.remove('google_play', id);
  expect((await call('POST', 'google-play/', link)).status).toBe(201);
});

it('keeps the rows of all tables when one is read while another is written', async () => {
  const before = (await services('?page_size=100')).count;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 ? call('POST', 'google-play/', link) : call('GET', 'user/dic-services-list/'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n % 2 ? 201 : 200)));
  expect((await services('?page_size=100')).count).toBe(before);
});

const service = {
  name: 'Archive',
  code_name: 'archive',
  description: 'Old things',
  prod_frontend_url: 'https://archive.example',
  other_backend_urls: '["https://two.example"]',
  other_frontend_urls: '[]',
};

describe('user/dic-services-list/', () => {
  it('keeps the icon and origin of a seeded service that is saved unchanged', async () => {
    const { body } = await call('GET', 'user/dic-services-list/1/');
    const stored = server.context.db.get('dic_services', 1);
    await call('PUT', 'user/dic-services-list/1/', body);
    expect(server.context.db.get('dic_services', 1)).toEqual(stored);
    // A longer port is another origin.
    const longer = { dev_frontend_url: `${server.url}0/`, demo_frontend_url: `${server.url}/x` };
    await call('PUT', 'user/dic-services-list/1/', { ...body, ...longer });
    const demo_frontend_url = 'http://own-origin.invalid/x';
    expect(server.context.db.get('dic_services', 1)).toMatchObject({ ...longer, demo_frontend_url });
    server.context.db.update('dic_services', 1, stored ?? {});
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

it('paginates, sorts and searches json-server lists as in the contract', async () => {
  const { count, next, results } = await services('?page_size=100');
  expect(next).toBeNull();
  expect(results).toHaveLength(count);
  expect(results.map(({ id }) => id)).toEqual(results.map(({ id }) => id).toSorted((a, b) => a - b));
  const second = await services('?page=2&page_size=2&ordering=-id');
  const [first, third] = [1, 3].map((page) => `?page_size=2&ordering=-id&page=${page}`);
  const page = { count, previous: first, next: third, page_size: 2, currentPage: 2 };
  expect(second).toMatchObject(page);
  expect(second.results).toEqual(results.toReversed().slice(2, 4));
  const names = (await services('?page_size=100&ordering=name')).results.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const found = await services('?search=%20HUB%20');
  const withHub = results.filter((row) => JSON.stringify(row).toLowerCase().includes('hub'));
  expect(found).toMatchObject({ count: withHub.length, results: withHub });
  expect(found.count).toBeLessThan(count);
});

it.each([
  ...['nothing', 'user/manage/abc', 'USER/LOGIN', 'user//login', 'user/%2e%2e%2fdb', '%00'],
  ...['db', 'google_play', 'credentials', 'google-play/1/users', 'google-play/%2e%2e/db', 'google-play/1e0'],
])('returns a JSON 404 for /api/%s', async (path) => {
  const { status, body } = await call('GET', path);
  expect([status, Object.keys(body)]).toEqual([404, ['detail']]);
});

describe('disabled json-server features', () => {
  it.each(['?id_like=(a%2B)%2B$', '?_limit=1', '?q=zzz', '?_embed=users', '?id=1', '?callback=x'])(
    'ignores the parameter of google-play/%s',
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
  ])('ignores the parameter of user/dic-services-list/%s', async (query) => {
    expect((await services(query)).results).toEqual((await services()).results);
  });

  it('removes the headers of json-server', async () => {
    const { headers } = await call('GET', 'user/dic-services-list/?page_size=2');
    for (const name of ['x-total-count', 'link', 'access-control-expose-headers'])
      expect(headers.has(name)).toBe(false);
  });

  it('ignores a method override header', async () => {
    const before = (await links()).length;
    const answer = await call('POST', 'google-play/', link, { 'x-http-method-override': 'PUT' });
    expect(answer.status).toBe(201);
    expect(await links()).toHaveLength(before + 1);
  });
});

const stored = async () => (await readdir(join(server.dataDir, 'uploads'))).length;
const fetchFile = async (address: string) => fetch(new URL(address, server.url));

let count = 0;
const fields = (change: Record<string, string | File> = {}) => {
  count += 1;
  return { ...service, code_name: `archive_${count}`, ...change };
};
const create = (change: Record<string, string | File>) =>
  call('POST', 'user/dic-services-list/', createForm(fields(change)));

describe('service icon', () => {
  it('is uploaded in the form and served with its real type, in a sandbox', async () => {
    const created = await create({ icon: createFile('a-very-long-name-of-an-icon.bin', png) });
    const shown = { icon: 'a-very-long-name-of-', other_frontend_urls: '[]' };
    expect(created).toMatchObject({ status: 201, body: shown });
    const response = await fetchFile(String(created.body['icon_url']));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(png));
  });

  it.each([
    ['text', 400, 'valid image', 'hello'],
    ['a drawing', 400, 'valid image', '<svg xmlns="http://www.w3.org/2000/svg" />'],
    ['larger than 10 MB', 413, '10MB', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])],
  ])(
    'is rejected if it is %s, with %i and an error for its field: %s',
    async (_what, status, part, bytes) => {
      const before = await stored();
      const answer = await create({ icon: createFile('icon.png', bytes, 'image/png') });
      expect(answer).toMatchObject({ status, body: { icon: [stringContaining(part)] } });
      expect(await stored()).toBe(before);
    },
  );

  it('is kept by a save without one, replaced by another, and removed by an empty string or with its service', async () => {
    const before = await stored();
    const form = fields({ icon: createFile('first.png', png) });
    const created = await call('POST', 'user/dic-services-list/', createForm(form));
    const path = `user/dic-services-list/${String(created.body['id'])}/`;
    const first = String(created.body['icon_url']);

    const kept = await call('PUT', path, { ...form, icon: 'first.png' });
    expect(kept.body).toMatchObject({ icon: 'first.png', icon_url: first });

    const replaced = await call('PUT', path, createForm({ ...form, icon: createFile('second.png', png) }));
    expect(replaced).toMatchObject({ status: 200, body: { icon: 'second.png' } });
    expect((await fetchFile(first)).status).toBe(404);
    expect(await stored()).toBe(before + 1);

    const removed = await call('PUT', path, { ...form, icon: '' });
    expect(removed.body).toMatchObject({ icon: '', icon_url: null });
    expect(await stored()).toBe(before);

    await call('PUT', path, createForm({ ...form, icon: createFile('third.png', png) }));
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await stored()).toBe(before);
  });

  it('is stored for only one of several concurrent services with the same code name', async () => {
    const before = await stored();
    const one = () => createForm({ ...fields(), code_name: 'wanted', icon: createFile('icon.png', png) });
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'user/dic-services-list/', one())));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
    expect(await stored()).toBe(before + 1);
  });
});

describe('template file', () => {
  const page = '<!doctype html><h1>Hello {{first_name}}</h1><script>alert(1)</script>';
  const send = (
    change: Record<string, string | File>,
    path = 'user/custom-message-template',
    method = 'POST',
  ) => call(method, path, createForm({ name: 'New', body: '{"a":"text"}', ...change }));

  it('is served in a sandbox, never in the origin of the portal', async () => {
    const created = await send({ template: createFile('hello.html', page, 'text/html') });
    expect(created.status).toBe(201);
    const response = await fetchFile(String(created.body['template_url']));
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(page);
  });

  it('is kept by a change without one, and replaced by another', async () => {
    const created = await send({ template: createFile('hello.html', page) });
    const path = `user/custom-message-template/${String(created.body['id'])}/`;
    const first = String(created.body['template_url']);
    expect((await send({ name: '' }, path, 'PATCH')).body).toMatchObject({ name: '', template_url: first });
    const changed = await send({ template: createFile('other.HTML', '<p>Other</p>') }, path, 'PATCH');
    expect(changed.status).toBe(200);
    expect(await (await fetchFile(String(changed.body['template_url']))).text()).toBe('<p>Other</p>');
    expect((await fetchFile(first)).status).toBe(404);
    await call('DELETE', path);
    expect((await fetchFile(String(changed.body['template_url']))).status).toBe(404);
  });

  it.each([
    ['page.html.exe', page, 400, 'Template file must be in HTML format (.html)'],
    ['hello.html', 'x'.repeat(200_001), 413, 'Ensure the template is no larger than 200 kB.'],
  ])('is rejected as %s', async (name, content, status, sentence) => {
    const refused = { status, body: { template: [sentence] } };
    expect(await send({ template: createFile(name, content, 'text/html') })).toMatchObject(refused);
  });

  it('can be mailed to oneself, with the values of its fields', async () => {
    const body = JSON.stringify({ due: '<b>May</b>', amount: 12, message: 'no message' });
    const html = page.replace('</h1>', ', {{amount}} on {{ due }}, {{unknown}}</h1>');
    const template = String((await send({ body, template: createFile('hello.html', html) })).body['id']);
    const { id, first_name } = server.user('direct');
    const letter = { subject: 'Template: New', message_type: 'plain', message: 'It is <b>a message</b>.' };
    const mail = { ...letter, user_ids: String(id), template };
    expect((await call('POST', 'user/send-email/', mail)).status).toBe(200);
    const sent = server.context.db.all('mails').at(-1);
    expect(sent?.html).toContain(`<h1>Hello ${first_name}, 12 on &lt;b&gt;May&lt;/b&gt;, {{unknown}}</h1>`);
    expect(sent?.html).toContain('&lt;b&gt;a message&lt;/b&gt;');
  });
});
