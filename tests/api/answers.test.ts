import type { RaRecord } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFolder } from '../../src/features/media-library-folder/folderQueries';
import { emptyService } from '../../src/model/dic-services/catalogueService';
import { projectFields, type ProjectValues } from '../../src/model/projects/project';
import { stubFetch } from '../support/stubFetch';
import { calls, type ApiCall } from './actions/scriptedCalls';

let stubbedResponse = new Response();
beforeEach(() => void stubFetch(() => stubbedResponse.clone()));

const file = new File(['x'], 'a.txt');
const passwords = { old_password: 'a', new_password: 'b', confirm_new_password: 'b' };
const project = Object.fromEntries(projectFields.map((field) => [field, ''])) as unknown as ProjectValues;
const link = { url: 'https://play.test/', version: '2', must_update: true };
const template = { name: 'New', body: '{}', template: null };
const service = { ...emptyService, id: 7, name: 'Old' };
const account = { email: 'a@b.test', password: '', first_name: 'A', last_name: 'B' };
const user = { id: 7, user_id: 7, email: 'a@b.test', first_name: 'Ann' };
const notification = { id: 7, title: 'T', is_read: true, created_at: '2026-01-02T03:04:05Z', message: 'M' };

/** Writes whose body is unspecified or `success` only, with the record that some servers return. */
const writes: [string, ApiCall, { name: string; record: object }?][] = [
  ['POST user/logout/', (c) => c.signOut('refresh', 'key', 'token')],
  ['POST project/update/', (c) => c.updateProject(7, project)],
  [
    'POST user/details/ (fields)',
    (c) => c.saveAccount({ first_name: 'Ann' }),
    { name: 'user', record: user },
  ],
  ['POST user/details/ (mfa_type)', (c) => c.changeMfaType('email'), { name: 'user', record: user }],
  ['DELETE user/active-sessions-manage/', (c) => c.endSession(7)],
  ['POST user/notification-control/', (c) => c.saveNotificationMode('message_created_notifications', 1)],
  [
    'PATCH user/manage/{id}/',
    (c) => c.update('users', { id: 7, data: {}, previousData: user }),
    { name: 'updated_user', record: user },
  ],
  [
    'POST user/manage/{id}/',
    (c) => c.update('users', { id: 7, data: {}, previousData: user, meta: { request: { method: 'POST' } } }),
    { name: 'user', record: user },
  ],
  ['POST user/manage/ (modal)', (c) => c.create('users', { data: account }), { name: 'user', record: user }],
  ['DELETE user/manage/{id}/', (c) => c.delete('users', { id: 7 })],
  [
    'POST user/mass-account-creation',
    (c) => c.uploadUsers({ file, services: '', isDemo: true, sendEmail: true }),
  ],
  ['POST user/dic-services/', (c) => c.saveServiceAccess(7, {})],
  ['POST user/data/', (c) => c.importUserData(7, file)],
  ['POST notification-control/?user_id=', (c) => c.saveNotificationSwitches(7, {})],
  [
    'PATCH media-library-folder/{id}/',
    (c) => c.update('media-library-folder', { id: 7, data: { name: 'New' }, previousData: { id: 7 } }),
    { name: 'folder', record: { id: 7 } },
  ],
  ['POST user/media-library/?id=', (c) => c.renameFile(7, 'new.txt')],
  ['DELETE user/media-library/?id=', (c) => c.deleteFile(7)],
  [
    'PATCH user/notification/{id}/',
    (c) => c.update('notification', { id: 7, data: { is_read: true }, previousData: notification }),
    { name: 'notification', record: notification },
  ],
  ['DELETE user/notification/{id}/', (c) => c.delete('notification', { id: 7 })],
  ...(
    [
      ['google-play', 'google_play', link, { ...link, id: 7, version: '1' }],
      ['custom-message-template', 'template', template, { ...template, id: 7, name: 'Old' }],
      ['dic-services', 'dic_service', emptyService, service],
    ] as const
  ).flatMap(([resource, name, data, previousData]): typeof writes => [
    [`create ${resource}`, (c) => c.create(resource, { data }), { name, record: { ...data, id: 7 } }],
    [
      `update ${resource}`,
      (c) => c.update(resource, { id: 7, data, previousData }),
      { name, record: { ...previousData, ...data } },
    ],
    [`delete ${resource}`, (c) => c.delete(resource, { id: 7, previousData })],
  ]),
];

const responses: [string, (expected?: { name: string; record: object }) => Response][] = [
  ['204', () => new Response(null, { status: 204 })],
  ['an empty 200', () => new Response('')],
  ['an empty 202', () => new Response('', { status: 202 })],
  ['{}', () => Response.json({})],
  ['{"success": true}', () => Response.json({ success: true })],
  ['the object', (expected) => Response.json(expected?.record ?? { id: 7 })],
  [
    'the object under its own name',
    (expected) =>
      Response.json({ success: true, [expected?.name ?? 'thing']: expected?.record ?? { id: 7 } }),
  ],
];

describe.each(writes)('%s', (_name, callPortal, expected) => {
  it.each(responses)('accepts %s as a success', async (_shape, respond) => {
    stubbedResponse = respond(expected);
    await expect(callPortal(calls)).resolves.not.toThrow();
  });

  it('rejects a 2xx with success false', async () => {
    stubbedResponse = Response.json({ success: false, message: 'No.' });
    await expect(callPortal(calls)).rejects.toMatchObject({ name: 'HttpError' });
  });

  it('rejects broken JSON', async () => {
    stubbedResponse = new Response('{"success": tr');
    await expect(callPortal(calls)).rejects.toMatchObject({ kind: 'format' });
  });
});

describe('returned record', () => {
  const { icon_url: _none, ...fields } = emptyService;
  const data = { ...fields, name: 'New' };
  const update = (body: BodyInit | null) => {
    stubbedResponse = new Response(body);
    return calls.update<RaRecord>('dic-services', {
      id: 7,
      data,
      previousData: { ...service, icon_url: '/i.svg' },
    });
  };

  it.each(['', '{"success": true}', '{"id": 8, "name": "Another"}'])(
    'merges the sent data into the previous record if the response is %j',
    async (body) => {
      const { data: record } = await update(body);
      expect(record).toMatchObject({ id: 7, name: 'New', icon_url: '/i.svg' });
    },
  );

  it("prefers the server's record", async () => {
    const { data: record } = await update('{"success": true, "service": {"id": "7", "name": "Theirs"}}');
    expect(record).toMatchObject({ id: '7', name: 'Theirs' });
  });

  it('keeps the previous file name while the new one is unknown', async () => {
    stubbedResponse = new Response('');
    const previousData = { ...service, icon: 'old.svg' };
    const params = { data: { ...data, icon: new File(['x'], 'new.svg') }, previousData, id: 7 };
    const { data: record } = await calls.update<RaRecord>('dic-services', params);
    expect(record).toMatchObject({ icon: 'old.svg' });
  });

  it('has no id if the response has none', async () => {
    const create = () => calls.create<RaRecord>('users', { data: account });
    stubbedResponse = Response.json({ success: true, user });
    expect((await create()).data.id).toBe(7);
    stubbedResponse = Response.json({ success: true });
    expect((await create()).data.id).toBe('');
  });
});

it.each<[string, ApiCall, string, object]>([
  ['the own account', (c) => c.details(), 'user', user],
  ['a user', async (c) => (await c.getOne<RaRecord>('users', { id: 7 })).data, 'user', user],
  ['a project', (c) => c.project(7), 'project', { id: 7, title: 'Bridge' }],
  ['a new folder', async (c) => createFolder(c, 'New', null), 'folder', { id: 7, name: 'New' }],
])(
  'reads %s from the body or a named field, and rejects empty ones',
  async (_what, callPortal, name, record) => {
    stubbedResponse = Response.json(record);
    expect(await callPortal(calls)).toMatchObject(record);
    stubbedResponse = Response.json({ success: true, [name]: record });
    expect(await callPortal(calls)).toMatchObject(record);
    for (const empty of ['', '{}', 'null', '[]']) {
      stubbedResponse = new Response(empty);
      await expect(callPortal(calls)).rejects.toMatchObject({ kind: 'format' });
    }
  },
);

it.each([
  ['{"message": "Done."}', true],
  ['{"success": true}', true],
  ['{}', false],
  ['', false],
  ['{"detail": "Wrong code."}', false],
])('checks whether %j confirms a new password: %s', async (body, expected) => {
  stubbedResponse = new Response(body);
  const result = calls.changePassword({ ...passwords, code: '123456' });
  expect(
    await result.then(
      () => true,
      () => false,
    ),
  ).toBe(expected);
});
