import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { createTokens, loadTokenKey } from '../../../mock-server/vault/tokens';
import { defaultSettings } from '../../../mock-server/settings';
import type { SessionRow } from '../../../mock-server/storage/tables';
import { fakeClock } from '../../support/fakeClock';
import { openSocket } from '../../support/liveSocket';
import { anyString } from '../../support/matchers';
import { setUpServer } from '../../support/setUpServer';
import { createFile, createForm } from '../../support/uploads';

const clock = fakeClock();
const invalidToken = { code: 'token_not_valid', detail: anyString };

const server = setUpServer({ now: clock.now, accessTtlS: 60, refreshTtlS: 3600 });

const details = (token: string) => server.call('GET', '/api/user/details/', { token });
const renew = (refresh: string) => server.call('POST', '/api/user/token-refresh/', { body: { refresh } });
const logout = (refresh: string, notification_key: string) =>
  server.call('POST', '/api/user/logout/', { body: { refresh, notification_key } });

describe('access token', () => {
  it('is accepted until ACCESS_TTL_S has passed', async () => {
    const { access } = await server.signIn('direct');
    expect((await details(access)).body).toMatchObject({ email: accountEmail('direct'), mfa_type: 'email' });
    clock.advance(61);
    const body = { ...invalidToken, detail: 'Given token not valid for any token type' };
    expect(await details(access)).toMatchObject({ status: 401, body });
  });

  it('can be renewed with the same refresh token until that expires', async () => {
    const { access, refresh } = await server.signIn('direct');
    clock.advance(3000);
    const sent = { body: { refresh }, token: access };
    const { body } = await server.call('POST', '/api/user/token-refresh/', sent);
    expect(Object.keys(body)).toEqual(['access']);
    expect((await details(String(body['access']))).status).toBe(200);
    expect((await renew(refresh)).status).toBe(200);
    clock.advance(700);
    expect((await renew(refresh)).status).toBe(401);
  });

  it.each([
    ['a forged signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['another algorithm', (token: string) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
    ['rubbish', () => 'rubbish'],
  ])('is rejected with %s', async (_name, change) => {
    const { access } = await server.signIn('direct');
    expect((await details(change(access))).body).toMatchObject(invalidToken);
  });

  it('is not interchangeable with a refresh token', async () => {
    const { access, refresh } = await server.signIn('direct');
    expect((await details(refresh)).status).toBe(401);
    expect((await renew(access)).status).toBe(401);
  });
});

describe('refresh token with ROTATE_REFRESH', () => {
  const rotatingServer = setUpServer({ now: clock.now, rotateRefresh: true });
  const post = (path: string, body: object) => rotatingServer.call('POST', `/api/user/${path}/`, { body });
  const rotateToken = (refresh: unknown) => post('token-refresh', { refresh });

  it('is replaced at each renewal, and then rejected', async () => {
    const { refresh } = await rotatingServer.signIn('direct');
    const first = (await rotateToken(refresh)).body;
    expect(await rotateToken(refresh)).toMatchObject({ status: 401, body: invalidToken });
    const second = (await rotateToken(first['refresh'])).body;
    const token = String(second['access']);
    expect((await rotatingServer.call('GET', '/api/user/details/', { token })).status).toBe(200);
    expect((await rotateToken(second['refresh'])).status).toBe(200);
  });

  it.each([
    ['more than ten seconds', 1, 11],
    ['two renewals', 2, 0],
  ])('ends the session if it is reused %s after its replacement', async (_what, renewals, seconds) => {
    const { refresh } = await rotatingServer.signIn('direct');
    let newest: unknown = refresh;
    for (let n = 0; n < renewals; n++) newest = (await rotateToken(newest)).body['refresh'];
    clock.advance(seconds);
    expect((await rotateToken(refresh)).status).toBe(401);
    expect((await rotateToken(newest)).status).toBe(401);
  });

  it('works once if two requests send it at the same time', async () => {
    const { refresh } = await rotatingServer.signIn('direct');
    const answers = await Promise.all([rotateToken(refresh), rotateToken(refresh)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('signs out even if it was replaced', async () => {
    const { refresh, user } = await rotatingServer.signIn('direct');
    const { body } = await rotateToken(refresh);
    const { notification_key } = user;
    expect((await post('logout', { refresh, notification_key })).status).toBe(200);
    expect((await rotateToken(body['refresh'])).status).toBe(401);
  });
});

describe('session with IDLE_TTL_S', () => {
  const idle = setUpServer({ now: clock.now, idleTtlS: 600 });

  const call = async (token: string) => (await idle.call('GET', '/api/user/details/', { token })).status;
  const renewed = async (refresh: string) =>
    (await idle.call('POST', '/api/user/token-refresh/', { body: { refresh } })).status;

  it('expires after that time without a request', async () => {
    const { access, refresh, user } = await idle.signIn('direct');
    clock.advance(601);
    expect([await call(access), await renewed(refresh)]).toEqual([401, 401]);
    await expect(openSocket(idle.url, user.notification_key)).rejects.toThrow('404');
  });

  it('is extended by each request and renewal', async () => {
    const { access, refresh } = await idle.signIn('direct');
    for (const goOn of [() => call(access), () => renewed(refresh), () => renewed(refresh)]) {
      clock.advance(599);
      expect(await goOn()).toBe(200);
    }
    clock.advance(601);
    expect(await renewed(refresh)).toBe(401);
  });
});

/** Sends the beginning of a body, and the rest after `meanwhile`. */
const callSlowly = async (token: string, path: string, body: object, meanwhile: () => unknown) => {
  const text = JSON.stringify(body);
  const form = { 'content-type': 'application/json', 'content-length': text.length };
  const headers = { ...form, authorization: `Bearer ${token}`, expect: '100-continue' };
  const sent = request(server.url + path, { method: 'POST', headers });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  const arrived = once(sent, 'continue');
  sent.write(text.slice(0, 1));
  await arrived;
  // A call that came later has been through the same check of the token.
  await details(token);
  await meanwhile();
  sent.end(text.slice(1));
  const [response] = await answer;
  response.resume();
  return response.statusCode;
};

describe('request whose body arrives late', () => {
  const letter = { subject: 'Hello', template: 'custom', message_type: 'plain', message: 'A message.' };

  it('is rejected if the session has ended meanwhile', async () => {
    const { email } = server.addUser({ is_superuser: true });
    const { access, refresh, user } = await server.signIn(email);
    const created = { email: 'late@pulsehub.test', is_superuser: true };
    const signOut = () => logout(refresh, user.notification_key);
    expect(await callSlowly(access, '/api/user/manage/', created, signOut)).toBe(401);
    expect(server.context.db.findBy('users', 'email', created.email)).toBeUndefined();
  });

  it('is rejected if its user has lost the role meanwhile', async () => {
    const { id, email } = server.addUser({ is_staff: true });
    const { access } = await server.signIn(email);
    const demote = () => server.context.db.update('users', id, { is_staff: false });
    const sent = { ...letter, user_ids: String(id) };
    expect(await callSlowly(access, '/api/user/send-email/', sent, demote)).toBe(403);
    expect(await callSlowly(access, '/api/media-library-folder/', { name: 'Own' }, () => {})).toBe(201);
  });
});

describe('request that waits for a hash', () => {
  const passwords = { password: seededPassword, confirm_password: seededPassword };
  const fields = { email: 'waiting@pulsehub.test', last_name: 'Late', ...passwords };
  const rows = `email,first_name,last_name,password\n${fields.email},A,B,${seededPassword}`;
  const sheet = () => createForm({ file: createFile('users.csv', rows, 'text/csv') });
  const change = { old_password: seededPassword, new_password: 'changed', confirm_new_password: 'changed' };

  const getPasswordHash = (account: number) => server.context.db.get('credentials', account)?.password_hash;
  const callWhileHashing = async (send: () => Promise<{ status: number }>, meanwhile: () => unknown) => {
    const { access } = await server.signIn('direct');
    const busy = Array.from({ length: 60 }, () => server.context.vault.passwords.hash('busy'));
    const answer = send();
    // A call that came later has been through the same check of the token.
    await details(access);
    meanwhile();
    const { status } = await answer;
    await Promise.all(busy);
    return status;
  };

  it.each([
    ['creating a user', '/api/user/manage/', () => fields],
    ['importing users', '/api/user/mass-account-creation/', sheet],
    ['changing a user', () => `/api/user/manage/${server.user('member').id}/`, () => passwords],
    ['changing one’s password', '/api/user/password-reset/', () => ({ ...change, code: '000000' })],
  ])('rejects %s if the session has ended meanwhile', async (_what, path, body) => {
    const { db } = server.context;
    const { id, email } = server.addUser({ is_staff: true });
    const { access } = await server.signIn(email);
    const before = [id, server.user('member').id].map(getPasswordHash);
    const url = typeof path === 'string' ? path : path();
    const send = () => server.call('POST', url, { token: access, body: body() });
    expect(await callWhileHashing(send, () => db.update('users', id, { is_active: false }))).toBe(401);
    expect(db.findBy('users', 'email', fields.email)).toBeUndefined();
    expect([id, server.user('member').id].map(getPasswordHash)).toEqual(before);
  });

  it('rejects a sign-in by a password that was replaced meanwhile', async () => {
    const { id, email } = server.addUser({ skips_second_factor: true });
    const hash = await server.context.vault.passwords.hash('another password');
    const replace = () => server.context.vault.passwords.store(id, hash);
    expect(await callWhileHashing(() => server.login(email), replace)).toBe(400);
  });

  it('rejects a reset if the account was deactivated meanwhile', async () => {
    const { id, email } = server.addUser();
    const before = getPasswordHash(id);
    const password_reset_code = await server.requestCode(email);
    const body = { email, password_reset_code, new_password: 'changed', confirm_new_password: 'changed' };
    const send = () => server.call('POST', '/api/user/forget-password/', { body });
    const deactivate = () => server.context.db.update('users', id, { is_active: false });
    expect(await callWhileHashing(send, deactivate)).toBe(400);
    expect(getPasswordHash(id)).toBe(before);
  });
});

it('signs out with an expired access token, and repeatedly', async () => {
  const { access, refresh, user } = await server.signIn('direct');
  clock.advance(120);
  const body = { refresh, notification_key: user.notification_key };
  expect((await server.call('POST', '/api/user/logout/', { body, token: access })).status).toBe(200);
  expect((await logout(refresh, user.notification_key)).status).toBe(200);
});

it('ends the oldest session beyond the limit at sign-in, and notifies the user', async () => {
  const { db } = server.context;
  const { id } = server.user('direct');
  db.update('users', id, { max_active_sessions: 2 });
  const first = await server.signIn('direct');
  const later = [await server.signIn('direct'), await server.signIn('direct')];
  expect((await details(first.access)).status).toBe(401);
  expect((await renew(first.refresh)).status).toBe(401);
  for (const { access } of later) expect((await details(access)).status).toBe(200);
  const note = { title: 'A session was ended', is_read: false, other_data: { ip: '127.0.0.1' } };
  expect(db.findAllBy('notifications', 'user', id).at(-1)).toMatchObject(note);
});

it('stores no password, token or key on disk, nor the means to create one', async () => {
  const { context, dataDir } = server;
  const email = accountEmail('superuser');
  const { otp_access } = (await server.login(email)).body;
  const body = { otp: server.mailedCode(email), otp_access, remember_me: true };
  const signedIn = (await server.call('POST', '/api/user/verify-otp/', { body })).body;
  const { access, refresh, remember_token } = signedIn as Record<string, string>;
  const { sid } = decodeJwt(access ?? '');
  const { notification_key } = signedIn['user'] as { notification_key: string };
  await context.db.waitForCommit();
  const files = ['pulsehub.db', 'pulsehub.db-wal', 'token.key'];
  const copy = Buffer.concat(await Promise.all(files.map((name) => readFile(join(dataDir, name)))));
  const secrets = [
    access,
    refresh,
    sid,
    notification_key,
    seededPassword,
    ...(remember_token?.split('.') ?? []),
  ];
  expect(secrets.filter((secret) => copy.includes(String(secret)))).toEqual([]);
  // Tests use a low cost; the default is high.
  expect([copy.includes('scrypt$1024$8$1$'), defaultSettings.passwordCost]).toEqual([true, 16_384]);

  const stolen = createTokens(await loadTokenKey(dataDir), context.settings, clock.now);
  const row = context.db.findAllBy('sessions', 'user', 1).at(-1) as SessionRow;
  expect((await details(await stolen.signAccess(row, row.key_hash))).status).toBe(401);
  expect((await details(await stolen.signAccess(row, String(sid)))).status).toBe(200);
});
