import type { RaRecord } from 'ra-core';
import { expect, it } from 'vitest';
import type { Fields } from '../../src/model/fields';
import { emptyService, urlFields } from '../../src/model/dic-services/catalogueService';
import { stubFetch } from '../support/stubFetch';
import { calls as data } from './actions/scriptedCalls';

const file = new File(['x'], 'a.svg');

/** Reads an API record through the data provider. */
const createReader = (resource: string) => async (record: Fields) => {
  stubFetch(() => Response.json([record]));
  const { data: rows } = await data.getList<RaRecord>(resource, {});
  return rows[0] ?? null;
};
const readUser = createReader('users');
const readService = createReader('dic-services');
const readGooglePlayUrl = createReader('google-play');
const readTemplate = createReader('custom-message-template');

const update = (resource: string, record: Fields) => () =>
  data.update(resource, { id: 7, data: record, previousData: { id: 7 } });
const create = (resource: string, record: Fields) => () => data.create(resource, { data: record });
const updateService = (record: Fields) => update('dic-services', record);
const createTemplate = (record: Fields) => create('custom-message-template', record);
const { icon_url: _iconUrl, link: _link, icon: _icon, ...serviceDefaults } = emptyService;

it.each<[string, () => Promise<object | null>, object]>([
  ['a user under `id`', () => readUser({ id: 7, email: 'a' }), { id: 7, user_id: 7, email: 'a' }],
  ['a user under `user_id`', () => readUser({ user_id: 7 }), { id: 7, user_id: 7 }],
  ['a user under two ids', () => readUser({ id: 1, user_id: 7 }), { id: 1, user_id: 7 }],
  [
    'a user without the typed passwords',
    () => readUser({ id: 7, password: 'a', confirm_password: 'a' }),
    { id: 7, user_id: 7 },
  ],
  [
    'a link with a numeric version',
    () => readGooglePlayUrl({ id: 7, url: 'https://a.test', version: 2, must_update: true }),
    { id: 7, url: 'https://a.test', version: '2', must_update: true },
  ],
  [
    'a link without any fields',
    () => readGooglePlayUrl({ id: 7, must_update: 'yes' }),
    { id: 7, url: '', version: '', must_update: false },
  ],
  [
    'a template whose body is JSON text',
    () => readTemplate({ id: 7, name: 'A', body: '{"a":1}', template: '/a.html' }),
    { id: 7, name: 'A', body: '{\n  "a": 1\n}', template: null },
  ],
  [
    'a template without any fields',
    () => readTemplate({ id: 7 }),
    { id: 7, name: '', body: '', template: null },
  ],
  [
    'a service without any fields',
    () => readService({ id: 7 }),
    {
      ...Object.fromEntries(['name', 'code_name', 'description', 'link', 'icon'].map((name) => [name, ''])),
      ...Object.fromEntries(urlFields.map((name) => [name, ''])),
      icon_url: null,
      other_backend_urls: [],
      other_frontend_urls: [],
      id: 7,
    },
  ],
  [
    'a service with lists of URLs in both encodings, without blank ones',
    () => readService({ id: 7, other_backend_urls: '["a", " ", 5]', other_frontend_urls: ['b', ''] }),
    { ...emptyService, id: 7, other_backend_urls: ['a'], other_frontend_urls: ['b'] },
  ],
  [
    'a service whose icon has only a URL',
    () => readService({ id: 7, icon_url: '/media/icon.svg?v=1' }),
    { ...emptyService, id: 7, icon_url: '/media/icon.svg?v=1', icon: 'icon.svg' },
  ],
])('reads %s', async (_what, readRecord, record) => {
  expect(await readRecord()).toEqual(record);
});

it.each([
  ['service', readService],
  ['link', readGooglePlayUrl],
])('rejects a %s without an id', async (_what, readRecord) => {
  await expect(readRecord({ name: 'A' })).rejects.toThrow('Invalid API response.');
});

it.each<[string, () => Promise<unknown>, object]>([
  [
    'omits empty and undeclared fields of a new user',
    create('users', { email: 'a', title: '', picture: null, id: 7 }),
    { email: 'a' },
  ],
  [
    'clears empty fields of an existing user',
    update('users', { email: 'a', title: '', is_active: false, picture: file }),
    { email: 'a', title: '', is_active: 'false', picture: file },
  ],
  [
    'trims a link',
    update('google-play', { url: ' u ', version: ' 1 ', must_update: true }),
    { url: 'u', version: '1', must_update: true },
  ],
  ['completes an empty link', update('google-play', {}), { url: '', version: '', must_update: false }],
  [
    'omits the file of a template if none was chosen',
    createTemplate({ name: ' A ', body: ' ', template: null }),
    { name: 'A', body: '{}' },
  ],
  [
    'sends the chosen file of a template',
    createTemplate({ name: 'A', body: '{"a":1}', template: file }),
    { name: 'A', body: '{"a":1}', template: file },
  ],
  [
    'sends a service as JSON, with lists as text without blanks',
    updateService({
      ...emptyService,
      name: ' N ',
      code_name: ' c ',
      description: ' d ',
      prod_backend_url: ' p ',
      other_backend_urls: [' a ', ' '],
      icon: 'kept.svg',
    }),
    {
      ...serviceDefaults,
      name: 'N',
      code_name: 'c',
      description: 'd',
      prod_backend_url: 'p',
      other_backend_urls: '["a"]',
      other_frontend_urls: '[]',
      icon: 'kept.svg',
    },
  ],
  [
    "sends a file from react-admin's FileInput as multipart",
    updateService({ ...emptyService, icon: { rawFile: file, src: 'blob:x' } }),
    { ...serviceDefaults, other_backend_urls: '[]', other_frontend_urls: '[]', icon: file },
  ],
  [
    'sends a new icon as multipart',
    updateService({ ...emptyService, name: 'N', icon: file }),
    { ...serviceDefaults, name: 'N', other_backend_urls: '[]', other_frontend_urls: '[]', icon: file },
  ],
])('%s', async (_what, save, expected) => {
  const requests = stubFetch(() => Response.json({}));
  await save();
  expect(requests.at(-1)?.body).toEqual(expected);
});
