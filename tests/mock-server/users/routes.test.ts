import { describe, expect, it } from 'vitest';
import { seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { eventually } from '../../support/eventually';
import { anyString } from '../../support/matchers';
import { createFile, createForm, png } from '../../support/uploads';
import { setUpServer, startTestServer, setUpTokens } from '../../support/setUpServer';

const server = setUpServer();
const tokens = setUpTokens(server, 'superuser', 'staff');

type Caller = keyof typeof tokens;
type Fields = Parameters<typeof createForm>[0];

const postUser = (fields: Fields, as: Caller = 'superuser') =>
  server.call('POST', '/api/user/manage/', { token: tokens[as], body: createForm(fields) });
const change = (method: 'PATCH' | 'POST', id: number, fields: Fields, as: Caller = 'superuser') =>
  server.call(method, `/api/user/manage/${id}/`, { token: tokens[as], body: createForm(fields) });
const remove = (id: number, as: Caller = 'superuser', body?: unknown) =>
  server.call('DELETE', `/api/user/manage/${id}/`, { token: tokens[as], body });
const stored = (id: number) => server.context.db.get('users', id);
const picture = createFile('me.png', png);

describe('creating a user', () => {
  it('saves all fields of the form', async () => {
    const flags = { is_staff: true, is_superuser: true, is_verified: true, is_active: true };
    const password = { password: 'long enough', confirm_password: 'long enough' };
    const names = { email: 'New.Person@PulseHub.test', first_name: ' Nia ', last_name: 'Person' };
    const { status, body } = await postUser({ ...names, ...password, ...flags, picture });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'User created successfully. Please check your email for the password setup link.',
      user: { email: 'new.person@pulsehub.test', first_name: 'Nia', ...flags },
    });
    const { user_id } = body['User_Details'] as { user_id: number };
    expect(server.context.db.get('service_access', user_id)).toMatchObject({ shm: false });
    const { picture: address } = body['user'] as Record<string, string>;
    expect((await server.call('GET', address ?? '')).status).toBe(200);
    expect((await server.login('new.person@pulsehub.test', 'long enough')).status).toBe(200);
  });

  it.each([
    ['the superuser who creates it', () => server.user('superuser').id, 1],
    ['another superuser', () => server.addUser({ is_superuser: true }).id, 1],
    ['staff', () => server.addUser({ is_staff: true }).id, 1],
    ['an inactive administrator', () => server.addUser({ is_staff: true, is_active: false }).id, 0],
    ['any other user', () => server.addUser().id, 0],
  ])('notifies only active administrators: %s', async (_who, idOf, times) => {
    const id = idOf();
    const email = `announced-to-${id}@pulsehub.test`;
    await postUser({ email });
    const messages = server.context.db.findAllBy('notifications', 'user', id).map(({ message }) => message);
    expect(messages.filter((message) => message === `The account of ${email} was created.`)).toHaveLength(
      times,
    );
  });

  it('creates one user for concurrent requests with the same e-mail', async () => {
    const emails = ['race@pulsehub.test', 'Race@pulsehub.test', 'RACE@pulsehub.test'];
    const answers = await Promise.all(emails.map((email) => postUser({ email, password: 'long enough' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('updating a user', () => {
  it('saves the fields of the details page, keeps the others, and notifies the user', async () => {
    const before = server.addUser({ last_name: 'Stays', is_verified: true, title: 'Goes' });
    const fields = { title: '', first_name: 'Chang', is_staff: true, max_active_sessions: 7 };
    const { body } = await change('PATCH', before.id, { email: 'Changed@pulsehub.test', ...fields });
    const shown = { email: 'changed@pulsehub.test', ...fields };
    expect(body).toMatchObject({ success: true, updated_user: shown });
    expect(stored(before.id)).toEqual({ ...before, ...shown });
    expect(server.context.db.findAllBy('notifications', 'user', before.id)).toHaveLength(1);
  });

  it('saves verification, its date and a password from the edit page', async () => {
    const { id, email } = server.addUser();
    const password = { password: 'eight or more', confirm_password: 'eight or more' };
    const verified = { is_verified: true, verified_until: '2031-05-06' };
    expect((await change('POST', id, { ...verified, ...password }, 'staff')).status).toBe(200);
    expect(stored(id)).toMatchObject(verified);
    expect((await server.login(email, 'eight or more')).status).toBe(200);
    await change('POST', id, { verified_until: '' });
    expect(stored(id)?.verified_until).toBeNull();
  });

  it.each<['PATCH' | 'POST', Fields, string]>([
    ['PATCH', { email: 'Member@PulseHub.Test' }, 'email'],
    ['POST', { password: 'seven77' }, 'password'],
    ['POST', { password: 'eight or more', confirm_password: 'other' }, 'confirm_password'],
    ['POST', { confirm_password: 'alone' }, 'password'],
  ])('rejects %s of %j and changes nothing', async (method, fields, field) => {
    const before = server.addUser();
    const { status, body } = await change(method, before.id, { title: 'Changed', ...fields });
    expect(status).toBe(400);
    expect(body[field]).toEqual([expect.any(String)]);
    expect(stored(before.id)).toEqual(before);
  });

  const invisible = 'Enter a name without invisible or control characters.';

  it.each<['PATCH' | 'POST', Fields, string, string]>([
    ['POST', { verified_until: '2026-02-30' }, 'verified_until', 'Enter a valid date.'],
    ['POST', { verified_until: '0001-12-05' }, 'verified_until', 'Enter a valid date.'],
    ['POST', { verified_until: '2200-01-01' }, 'verified_until', 'Enter a valid date.'],
    ['PATCH', { first_name: 'Ada\n' }, 'first_name', invisible],
    ['PATCH', { first_name: '\0' }, 'first_name', invisible],
    ['POST', { last_name: '\u202Enoryb' }, 'last_name', invisible],
    ['POST', { last_name: 'Byron\u200B' }, 'last_name', invisible],
  ])('rejects %s of %j with a message for %s', async (method, fields, field, sentence) => {
    const { status, body } = await change(method, server.addUser().id, fields);
    expect([status, body[field]]).toEqual([400, [sentence]]);
  });
});

describe('a session', () => {
  const details = async (token: string) => (await server.call('GET', '/api/user/details/', { token })).status;

  it.each<[string, 'PATCH' | 'POST', Fields, number]>([
    ['ends at a deactivation', 'PATCH', { is_active: false }, 401],
    ['ends with a new password', 'POST', { password: 'a new password' }, 401],
    ['survives a change of names', 'PATCH', { first_name: 'Other' }, 200],
  ])('%s by an administrator', async (_what, method, fields, status) => {
    const user = server.addUser({ skips_second_factor: true });
    const { access } = await server.signIn(user.email);
    expect(await details(access)).toBe(200);
    expect((await change(method, user.id, fields)).status).toBe(200);
    expect(await details(access)).toBe(status);
    // Not even a new activation brings an ended session back.
    await change('PATCH', user.id, { is_active: true });
    expect(await details(access)).toBe(status);
  });

  it("survives its user's own password change", async () => {
    const me = server.addUser({ skips_second_factor: true, is_staff: true });
    const { access: token } = await server.signIn(me.email);
    const body = createForm({ password: 'a new password', old_password: seededPassword });
    expect((await server.call('POST', `/api/user/manage/${me.id}/`, { token, body })).status).toBe(200);
    expect(await details(token)).toBe(200);
  });

  it('cannot be started with a link mailed to the former address', async () => {
    const email = 'moved.from@pulsehub.test';
    const { body } = await postUser({ email });
    const { user_id } = body['User_Details'] as { user_id: number };
    const flags = { is_active: true, is_staff: false, is_superuser: false, is_verified: false };
    expect(body['user']).toMatchObject(flags);
    await change('PATCH', user_id, { email: 'moved.to@pulsehub.test' });
    const password = { new_password: 'stolen it', confirm_new_password: 'stolen it' };
    const sent = { body: { ...server.mailedLink(email), ...password } };
    expect((await server.call('POST', '/api/user/password-set-confirm', sent)).status).toBe(400);
  });
});

describe('rights', () => {
  const whom = {
    themselves: () => server.user('superuser'),
    'a member': () => server.addUser(),
    'a colleague': () => server.user('staff'),
    'a superuser': () => server.addUser({ is_superuser: true }),
    'other staff': () => server.addUser({ is_staff: true }),
    'inactive staff': () => server.addUser({ is_staff: true, is_active: false }),
  };
  const demote = 'You cannot deactivate or demote yourself.';
  const grant = 'Only superusers can make someone a superuser.';
  const above = 'Only superusers can change the account of a superuser.';
  const activation = 'Only superusers can activate or deactivate a staff account.';

  it.each<[Caller, 'PATCH' | 'POST', keyof typeof whom, Fields, string]>([
    ['superuser', 'PATCH', 'themselves', { is_active: false }, demote],
    ['superuser', 'PATCH', 'themselves', { is_superuser: false }, demote],
    ['superuser', 'POST', 'themselves', { is_staff: false }, demote],
    ['staff', 'PATCH', 'a member', { is_superuser: true }, grant],
    ['staff', 'POST', 'a colleague', { is_superuser: true }, grant],
    ['staff', 'PATCH', 'a superuser', { email: 'mine@pulsehub.test' }, above],
    ['staff', 'PATCH', 'a superuser', { is_active: false }, above],
    ['staff', 'POST', 'a superuser', { password: 'now it is mine' }, above],
    ['staff', 'PATCH', 'other staff', { is_active: false }, activation],
    ['staff', 'POST', 'inactive staff', { is_active: true }, activation],
  ])('prevents %s from sending %s for %s with %j: %s', async (as, method, who, fields, sentence) => {
    const before = whom[who]();
    const { status, body } = await change(method, before.id, { title: 'Changed', ...fields }, as);
    expect([status, body['detail']]).toEqual([400, sentence]);
    expect(stored(before.id)).toEqual(before);
  });

  it("allow changes to one's own account if sent unchanged", async () => {
    const flags = { is_active: true, is_staff: true, is_superuser: true };
    expect((await change('PATCH', 1, { ...flags, title: 'Head' })).status).toBe(200);
  });

  it('do not allow superusers to delete themselves', async () => {
    const { status, body } = await remove(1);
    expect([status, body['detail']]).toEqual([400, 'You cannot delete yourself.']);
  });

  it('do not allow staff to create superusers', async () => {
    const email = 'sneaky@pulsehub.test';
    expect((await postUser({ email, is_superuser: true }, 'staff')).status).toBe(400);
    expect(server.context.db.findBy('users', 'email', email)).toBeUndefined();
  });
});

describe('credentials of another user', () => {
  const response = async (...call: Parameters<typeof change>) => {
    const { status, body } = await change(...call);
    return [status, body['detail']];
  };

  it.each<['PATCH' | 'POST', Fields]>([
    ['PATCH', { email: 'mine@pulsehub.test' }],
    ['POST', { email: 'mine@pulsehub.test' }],
    ['POST', { password: 'now it is mine' }],
  ])('can be changed for staff only by superusers: %s %j', async (method, fields) => {
    const before = server.addUser({ is_staff: true });
    const sentence = 'Only superusers can change the email or password of a staff account.';
    expect(await response(method, before.id, fields, 'staff')).toEqual([403, sentence]);
    const role = 'Only superusers can remove the staff role from someone.';
    expect(await response('PATCH', before.id, { is_staff: false }, 'staff')).toEqual([403, role]);
    expect(stored(before.id)).toEqual(before);
    const same = { email: before.email, is_active: true, is_staff: true, title: 'Lead' };
    expect((await change('PATCH', before.id, same, 'staff')).status).toBe(200);
    const changed = { ...fields, ...(fields['email'] ? { email: `of.${before.email}` } : {}) };
    expect((await change(method, before.id, changed)).status).toBe(200);
    expect((await change(method, server.addUser().id, changed, 'staff')).status).toBe(
      fields['email'] ? 400 : 200,
    );
  });

  it('can be reset by superusers to mailed codes, which also removes browsers and the authenticator', async () => {
    const { vault } = server.context;
    const { id, email } = server.addUser({ mfa_type: 'authenticator' });
    vault.authenticator.setSecret(id, seededTotpSecret);
    vault.rememberedBrowsers.add(id, 1);
    const sentence = 'Only superusers can reset the verification method of someone else.';
    expect(await response('PATCH', id, { mfa_type: 'email' }, 'staff')).toEqual([403, sentence]);
    expect((await change('PATCH', id, { mfa_type: 'authenticator' })).status).toBe(400);
    expect(stored(id)?.mfa_type).toBe('authenticator');
    const { status, body } = await change('PATCH', id, { mfa_type: 'email' });
    expect([status, body['updated_user']]).toMatchObject([200, { mfa_type: 'email' }]);
    expect(server.context.db.findAllBy('remembered', 'user', id)).toEqual([]);
    expect(vault.authenticator.isSetUp(id)).toBe(false);
    expect((await server.login(email)).body).toMatchObject({ mfa_type: 'email', otp_access: anyString });
  });
});

describe('deleting a user', () => {
  it('returns 204 and deletes all data of the user, files too', async () => {
    const user = server.addUser({ skips_second_factor: true });
    const { db, vault, uploads, notify } = server.context;
    await change('PATCH', user.id, { picture });
    const pictureFile = stored(user.id)?.picture_file ?? '';
    const { access } = await server.signIn(user.email);
    const own = { user: user.id, created_at: '' };
    const folder = db.insert('folders', { ...own, name: 'F', parent: null, description: '' }).id;
    const stored_as = await uploads.save(Buffer.from('bytes'), 'txt');
    const file = { file_name: 'a.txt', stored_as, size: 5, content_type: 'text/plain' };
    db.insert('files', { ...own, ...file, folder });
    db.update('notification_control', user.id, { ticket_notifications: 5 });
    notify(user.id, { title: 'T', message: 'M', service: 'S', preference: 'ticket_notifications' });
    await server.requestCode(user.email);
    vault.rememberedBrowsers.add(user.id, 1);
    vault.authenticator.startSetup(user.id, user.email, false);
    const address = `/api/user/data/?user_id=${user.id}`;
    const { body } = await server.call('GET', address, { token: tokens.superuser });
    const exported = String(body['data_file_url']);
    expect((await fetch(exported)).status).toBe(200);
    await server.call('GET', '/api/user/details/', { token: access });

    const response = await remove(user.id, 'superuser', { force_delete: true });
    expect([response.status, response.text]).toEqual([204, '']);
    for (const table of ['users', 'service_access', 'notification_control', 'credentials'] as const)
      expect([table, db.get(table, user.id)]).toEqual([table, undefined]);
    const ownedTables = [
      'sessions',
      'notifications',
      'digest_notes',
      'folders',
      'files',
      'codes',
      'remembered',
    ];
    for (const table of ownedTables as ('sessions' | 'files')[])
      expect([table, db.findAllBy(table, 'user', user.id)]).toEqual([table, []]);
    expect(server.mailsTo(user.email)).toEqual([]);
    expect((await fetch(exported)).status).toBe(404);
    for (const name of [stored_as, pictureFile]) await expect(uploads.read(name)).rejects.toThrow('ENOENT');
    expect((await server.call('GET', '/api/user/details/', { token: access })).status).toBe(401);
    // Log rows are written in batches; this call is logged after all of the user's.
    await server.call('GET', '/api/user/details/?after', { token: tokens.staff });
    const isLogged = () => db.all('request_logs').some(({ path }) => path.endsWith('?after'));
    await eventually(() => expect(isLogged()).toBe(true));
    expect(db.findAllBy('request_logs', 'user', user.id)).toEqual([]);
  });

  it('keeps the last superuser, even if two delete each other at the same time', async () => {
    const pair = await startTestServer();
    const other = pair.addUser({ is_superuser: true, skips_second_factor: true });
    const [one, two] = [await pair.signIn('superuser'), await pair.signIn(other.email)];
    await Promise.all([
      pair.call('DELETE', `/api/user/manage/${other.id}/`, { token: one.access }),
      pair.call('DELETE', '/api/user/manage/1/', { token: two.access }),
    ]);
    const left = pair.context.db.all('users').filter(({ is_superuser }) => is_superuser);
    expect(left).toHaveLength(1);
  });
});
