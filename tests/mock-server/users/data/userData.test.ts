import { array, assert, asyncProperty, constantFrom, nat, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFile, createForm } from '../../../support/uploads';
import { setUpServer, setUpTokens } from '../../../support/setUpServer';

let now = Date.now();
const server = setUpServer({ now: () => now });
const tokens = setUpTokens(server, 'superuser', 'staff');

type Caller = keyof typeof tokens;
type Data = Record<string, unknown> & { user: Record<string, unknown> };

/** Creates a user with services, preferences, a notification and two folders. */
const createUser = () => {
  const user = server.addUser({ first_name: 'Dora', title: 'Surveyor' });
  const { db } = server.context;
  db.update('service_access', user.id, { shm: true, financial: true });
  db.update('notification_control', user.id, { ticket_notifications: 5, cost_created_notifications: 6 });
  const own = { user: user.id, created_at: '2026-01-02T03:04:05.000Z' };
  const note = { title: 'First', message: 'm', service: 'PulseHub', is_read: true };
  db.insert('notifications', { ...own, ...note, other_data: { ip: '127.0.0.1' } });
  const outer = db.insert('folders', { ...own, name: 'Outer', parent: null, description: '' });
  db.insert('folders', { ...own, name: 'Inner', parent: outer.id, description: '' });
  return user;
};

const requestExport = (query: string, as: Caller = 'superuser') =>
  server.call('GET', `/api/user/data/?${query}`, { token: tokens[as] });
const open = async (address: unknown) => {
  const response = await fetch(String(address));
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const exportData = async (query: string, as: Caller = 'superuser') => {
  const { body } = await requestExport(query, as);
  return JSON.parse((await open(body['data_file_url'])).text) as Data;
};
const importData = (
  data: unknown,
  fields: Record<string, string | number> = {},
  as: Caller = 'superuser',
) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const body = createForm({ data: createFile('user.json', text, 'application/json'), ...fields });
  return server.call('POST', '/api/user/data/', { token: tokens[as], body });
};

describe('user data export', () => {
  it('creates an uncached file that opens without a token at an unguessable URL', async () => {
    const { id, email } = createUser();
    const { status, body } = await requestExport(`user_id=${id}`);
    expect([status, body['success']]).toEqual([200, true]);
    expect(String(body['data_file_url'])).toMatch(new RegExp(`^${server.url}/files/downloads/[\\w-]{43}$`));
    const file = await open(body['data_file_url']);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain(
      `attachment; filename="user-${id}-PulsHub.json"`,
    );
    expect(file.headers.get('cache-control')).toMatch(/^no-store/);
    expect(JSON.parse(file.text)).toMatchObject({ user: { email }, notifications: [{ title: 'First' }] });
    expect(file.text).not.toMatch(/scrypt|password|totp_|notification_key/);
  });

  it('stays available after the user was deleted, until it expires', async () => {
    const { id } = createUser();
    const { body } = await requestExport(`user_id=${id}`);
    const token = tokens.superuser;
    const { status } = await server.call('DELETE', `/api/user/manage/${id}/?force_delete=true`, { token });
    expect(status).toBe(204);
    expect((await open(body['data_file_url'])).status).toBe(200);
    now += 16 * 60_000;
    expect((await open(body['data_file_url'])).status).toBe(404);
    for (const account of ['superuser', 'staff'] as const)
      tokens[account] = (await server.signIn(account)).access;
  });

  it.each([
    ['PulsHub', 13, 12],
    ['shm', 1, 0],
    ['PulsFin', 1, 5],
  ])('contains, for %s, %i services and %i preferences', async (service, services, modes) => {
    const { id } = createUser();
    const data = await exportData(`user_id=${id}&service=${service}`);
    expect(data['service']).toBe(service);
    expect(Object.keys(data['dic_services'] as object)).toHaveLength(services);
    expect(Object.keys(data['notification_control'] as object)).toHaveLength(modes);
  });

  it('contains the logs on request, newest first', async () => {
    const { id } = createUser();
    const row = { user: id, path: '/', method: 'GET', ip_address: '', user_agent: '', status_code: 200 };
    for (const timestamp of ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'])
      server.context.db.insert('request_logs', { ...row, timestamp });
    const logs = (await exportData(`user_id=${id}&logs=true`))['logs'] as { timestamp: string }[];
    expect(logs.map(({ timestamp }) => timestamp.slice(8, 10))).toEqual(['02', '01']);
    expect(await exportData(`user_id=${id}&logs=false`)).not.toHaveProperty('logs');
  });

  it('says what it leaves out, because an import would refuse it', async () => {
    const { id } = server.addUser();
    const { db } = server.context;
    const own = { user: id, created_at: '2026-01-02T03:04:05.000Z' };
    let parent: number | null = null;
    for (let depth = 1; depth <= 102; depth++)
      parent = db.insert('folders', { ...own, description: '', name: `${depth}`, parent }).id;
    for (let n = 0; n < 2_000; n++)
      db.insert('folders', { ...own, description: '', name: `Top ${n}`, parent: null });
    const file = { file_name: 'f', stored_as: 'f', size: 1, content_type: 'text/plain' };
    db.insert('files', { ...own, ...file, folder: parent ?? 0 });
    const note = { title: 't', service: 'PulseHub', is_read: true, other_data: null };
    for (const message of ['é'.repeat(1_001), 'é'.repeat(1_000)])
      db.insert('notifications', { ...own, ...note, message });
    const { body } = await requestExport(`user_id=${id}`);
    expect(body['message']).toBe(
      'The file contains only what an import accepts. Not in it: notifications 0, folders 102, files 1, log entries 0. Shortened messages: 1.',
    );
    const data = JSON.parse((await open(body['data_file_url'])).text) as Data;
    expect(data['folders']).toHaveLength(2_000);
    expect((await importData(data)).status).toBe(200);
    expect(db.findAllBy('notifications', 'user', id)).toHaveLength(2);
  });

  it('contains only the account, without logs, if requested by staff', async () => {
    const { id } = createUser();
    const data = await exportData(`user_id=${id}`, 'staff');
    expect(Object.keys(data).toSorted()).toEqual(['exported_at', 'format', 'service', 'user', 'version']);
    expect((await requestExport(`user_id=${id}&logs=true`, 'staff')).status).toBe(403);
  });
});

describe('user data import', () => {
  const valid = {
    format: 'pulsehub-user-data',
    version: 1,
    user: { user_id: 3, email: 'member@pulsehub.test', first_name: 'M', last_name: 'M', title: '' },
  };

  const folder = { name: 'x', description: '', created_at: '2026-01-01T00:00:00Z' };
  const note = { ...folder, title: 'x', message: 'm', service: 's', is_read: true, other_data: null };

  it('restores names and preferences of an exported file', async () => {
    const before = createUser();
    const { db } = server.context;
    const data = await exportData(`user_id=${before.id}&logs=true`);
    // Without an id, the email address of the file identifies the user.
    for (const fields of [{ user_id: before.id }, {}] as Record<string, number>[]) {
      db.update('users', before.id, { first_name: 'Other', title: '' });
      db.update('notification_control', before.id, { ticket_notifications: 0 });
      const { status, body } = await importData(data, fields);
      expect([status, body['message']]).toEqual([200, 'User data imported successfully!']);
      expect(db.get('users', before.id)).toEqual(before);
      expect(db.get('notification_control', before.id)).toMatchObject({ ticket_notifications: 5 });
    }
  });

  it('restores any library and notifications, also if repeated', async () => {
    const { db } = server.context;
    const folders = array(record({ name: constantFrom('a', 'b', 'é'), parent: nat(20) }));
    const time = constantFrom('2026-01-02T03:04:05.000Z', '2026-01-02T03:04:06.000Z');
    const notes = array(
      record({
        title: constantFrom('t', 'u'),
        message: string({ unit: 'grapheme' }),
        created_at: time,
      }),
    );
    const check = async (
      library: { name: string; parent: number }[],
      notifications: { title: string; message: string; created_at: string }[],
    ) => {
      const { id: user } = server.addUser();
      const ids: number[] = [];
      for (const [at, { name, parent }] of library.entries()) {
        const fields = { user, name, description: `${at}`, created_at: '2026-01-02T03:04:05Z' };
        ids.push(db.insert('folders', { ...fields, parent: ids[parent - 1] ?? null }).id);
      }
      const common = { user, service: 'PulseHub', is_read: false, other_data: null };
      for (const row of notifications) db.insert('notifications', { ...common, ...row });
      const getRows = () => ({
        folders: db
          .findAllBy('folders', 'user', user)
          .map(({ parent, description, name }) => [
            description,
            name,
            parent === null ? null : db.get('folders', parent)?.description,
          ]),
        notifications: db.findAllBy('notifications', 'user', user).map(({ id: _id, ...row }) => row),
      });
      const before = getRows();
      const data = await exportData(`user_id=${user}`);
      const restore = async () => expect((await importData(data, { user_id: user })).status).toBe(200);
      await restore();
      expect(getRows()).toEqual(before);
      for (const table of ['notifications', 'folders'] as const)
        for (const { id } of db.findAllBy(table, 'user', user)) db.remove(table, id);
      await restore();
      expect(getRows()).toEqual(before);
    };
    await assert(asyncProperty(folders, notes, check), { numRuns: 20, seed: 62 });
  });

  it('takes the folder paths of earlier versions, and refuses folders beyond 2,000', async () => {
    const { id } = server.addUser();
    const { db } = server.context;
    const paths = [['Outer', 'Inner'], [], ['Outer']];
    const old = { ...valid, user: { ...valid.user, user_id: id } };
    const file = {
      ...old,
      folders: paths.map((within) => ({ ...folder, name: within.length === 1 ? 'Inner' : 'Outer', within })),
    };
    for (let repetition = 0; repetition < 2; repetition++) {
      expect((await importData(file, { user_id: id })).status).toBe(200);
      const rows = db.findAllBy('folders', 'user', id);
      expect(rows.map(({ name }) => name)).toEqual(['Outer', 'Inner', 'Outer']);
      expect(rows.map(({ parent }) => parent)).toEqual([null, rows[0]?.id, rows[1]?.id]);
    }
    const many = Array.from({ length: 1_998 }, (_, n) => ({ ...folder, id: n, parent: null, name: `${n}` }));
    const { status, body } = await importData({ ...old, folders: many }, { user_id: id });
    expect([status, body['detail']]).toEqual([400, 'A media library can contain up to 2000 folders.']);
    expect(db.findAllBy('folders', 'user', id)).toHaveLength(3);
    const chain = Array.from({ length: 101 }, (_, n) => ({ ...folder, id: n, parent: n > 0 ? n - 1 : null }));
    expect((await importData({ ...old, folders: chain }, { user_id: id })).status).toBe(400);
  });

  it('never changes rights, e-mails or logs', async () => {
    const before = createUser();
    const data = await exportData(`user_id=${before.id}`);
    const flags = { is_superuser: true, is_staff: true, is_active: false, skips_second_factor: true };
    const others = { email: 'else@pulsehub.test', id: 1, is_verified: true, max_active_sessions: 10 };
    Object.assign(data.user, flags, others);
    data['dic_services'] = { administration: true };
    data['logs'] = [{ path: '/forged/', status_code: 200 }];
    const access = server.context.db.get('service_access', before.id);
    expect((await importData(data, { user_id: before.id })).status).toBe(200);
    expect(server.context.db.get('users', before.id)).toEqual(before);
    expect(server.context.db.get('service_access', before.id)).toEqual(access);
    expect(server.context.db.all('request_logs').find(({ path }) => path === '/forged/')).toBeUndefined();
  });

  it('rejects a file of another user', async () => {
    const [one, two] = [createUser(), createUser()];
    const { status, body } = await importData(await exportData(`user_id=${one.id}`), { user_id: two.id });
    const detail = `The file contains the data of ${one.email}, not of ${two.email}.`;
    expect([status, body['detail']]).toEqual([400, detail]);
  });

  it('changes names but not preferences for staff, and rejects staff for a superuser', async () => {
    const user = createUser();
    const data = await exportData(`user_id=${user.id}`);
    Object.assign(data, { notification_control: { ticket_notifications: 0 } });
    data.user['first_name'] = 'Staffed';
    expect((await importData(data, { user_id: user.id }, 'staff')).status).toBe(200);
    expect(server.context.db.get('users', user.id)?.first_name).toBe('Staffed');
    expect(server.context.db.get('notification_control', user.id)).toMatchObject({ ticket_notifications: 5 });
    expect((await importData(await exportData('user_id=1'), { user_id: 1 }, 'staff')).status).toBe(400);
  });

  it('rejects more than 12 MB', async () => {
    expect((await importData(' '.repeat(12 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it.each<[string, unknown]>([
    ['no JSON', '{"format":'],
    ['values that are nested too deeply', `{"format":${'['.repeat(3_000)}${']'.repeat(3_000)}}`],
    ['nothing', ''],
    ['null', 'null'],
    ['another object', { name: 'pulsehub' }],
    ['another version', { ...valid, version: 2 }],
    ['no user', { ...valid, user: undefined }],
    ['an invalid name', { ...valid, user: { ...valid.user, first_name: { $gt: '' } } }],
    ['a name that is too long', { ...valid, user: { ...valid.user, last_name: 'k'.repeat(151) } }],
    ['an invalid mode', { ...valid, notification_control: { ticket_notifications: 8 } }],
    ['invalid notifications', { ...valid, notifications: [{ title: 1 }] }],
    ['too many notifications', { ...valid, notifications: Array(1001).fill(note) }],
    ['another device', { ...valid, notifications: [{ ...note, other_data: { device_info: { k: '' } } }] }],
    ['a long message', { ...valid, notifications: [{ ...note, message: 'm'.repeat(1_001) }] }],
    ['other facts', { ...valid, notifications: [{ ...note, other_data: { more: {} } }] }],
    ['too many folders', { ...valid, folders: Array(2001).fill({ ...folder, within: [] }) }],
    ['a long name of a folder', { ...valid, folders: [{ ...folder, name: 'n'.repeat(256), within: [] }] }],
    ['a folder that is too deep', { ...valid, folders: [{ ...folder, within: Array(100).fill('y') }] }],
    ['an unknown account', { ...valid, user: { ...valid.user, email: 'gone@pulsehub.test' } }],
  ])('rejects %s with a detail', async (_what, data) => {
    const before = server.context.db.get('users', 3);
    const { status, body } = await importData(data);
    expect([status, body['detail']]).toEqual([400, expect.stringMatching(/\w+\.$/)]);
    expect(server.context.db.get('users', 3)).toEqual(before);
  });
});
