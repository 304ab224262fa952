import type { RaRecord } from 'ra-core';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../src/api/dataProvider';
import { createHttp } from '../../src/api/http';
import type { Fields } from '../../src/model/fields';
import { emptyService } from '../../src/model/dic-services/catalogueService';
import { fixedToken } from '../support/fixedToken';
import { stubFetch } from '../support/stubFetch';

const file = new File(['x'], 'a.svg');
const data = createDataProvider(createHttp('', fixedToken('mine')));

/** A record of the API as the portal gets it. */
const reader = (resource: string) => async (record: Fields) => {
  stubFetch(() => Response.json([record]));
  const { data: rows } = await data.getList<RaRecord>(resource, {});
  return rows[0] ?? null;
};
const readUser = reader('users');
const readService = reader('dic-services');
const readGooglePlayUrl = reader('google-play');
const readTemplate = reader('custom-message-template');

/** Returns the body that a save sends, and whether it is multipart. */
const captureBody = async (save: () => Promise<unknown>) => {
  let isForm = false;
  const sent = stubFetch((_call, { body }) => {
    isForm = body instanceof FormData;
    return Response.json({});
  });
  await save();
  return { body: sent.at(-1)?.body, isForm };
};
const update = (resource: string, record: Fields) => () =>
  data.update(resource, { id: 7, data: record, previousData: { id: 7 } });
const create = (resource: string, record: Fields) => () => data.create(resource, { data: record });
const updateService = (record: Fields) => update('dic-services', record);
const createTemplate = (record: Fields) => create('custom-message-template', record);
const { icon_url: _address, link: _link, icon: _icon, ...serviceDefaults } = emptyService;

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
    'a link with a version that is a number',
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
  ['a bare template', () => readTemplate({ id: 7 }), { id: 7, name: '', body: '', template: null }],
  ['a service without any fields', () => readService({ id: 7 }), { ...emptyService, id: 7 }],
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
])('the portal reads %s', async (_what, read, record) => {
  expect(await read()).toEqual(record);
});

it.each([
  ['service', readService],
  ['link', readGooglePlayUrl],
])('a %s without an id is rejected', async (_what, read) => {
  await expect(read({ name: 'A' })).rejects.toThrow('Invalid API response.');
});

it.each<[string, () => Promise<unknown>, object]>([
  [
    'of a new user leaves out empty and undeclared fields',
    create('users', { email: 'a', title: '', picture: null, id: 7 }),
    { email: 'a' },
  ],
  [
    'of an existing user clears empty fields',
    update('users', { email: 'a', title: '', is_active: false, picture: file }),
    { email: 'a', title: '', is_active: 'false', picture: file },
  ],
  [
    'of a link is trimmed',
    update('google-play', { url: ' u ', version: ' 1 ', must_update: true }),
    { url: 'u', version: '1', must_update: true },
  ],
  ['of a bare link is complete', update('google-play', {}), { url: '', version: '', must_update: false }],
  [
    'of a template has no file where none was chosen',
    createTemplate({ name: ' A ', body: ' ', template: null }),
    { name: 'A', body: '{}' },
  ],
  [
    'of a template has the chosen file',
    createTemplate({ name: 'A', body: '{"a":1}', template: file }),
    { name: 'A', body: '{"a":1}', template: file },
  ],
  [
    'of a service is JSON, with its lists as text without blanks',
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
    "of a record with a file of react-admin's FileInput is a form with that file",
    updateService({ ...emptyService, icon: { rawFile: file, src: 'blob:x' } }),
    { ...serviceDefaults, other_backend_urls: '[]', other_frontend_urls: '[]', icon: file },
  ],
  [
    'of a service with a new icon is a form',
    updateService({ ...emptyService, name: 'N', icon: file }),
    { ...serviceDefaults, name: 'N', other_backend_urls: '[]', other_frontend_urls: '[]', icon: file },
  ],
])('the request body %s', async (_what, save, sent) => {
  expect((await captureBody(save)).body).toEqual(sent);
});
