import { beforeEach, describe, expect, it } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import type { UserRow } from '../../../mock-server/storage/tables';
import { fakeClock } from '../../support/fakeClock';
import { totpCode } from '../../support/totpCode';
import { createForm } from '../../support/uploads';
import { setUpServer, startTestServer } from '../../support/setUpServer';

const clock = fakeClock();
const server = setUpServer({ now: clock.now, accessTtlS: 3600 });
beforeEach(() => clock.advance(120));

const withAuthenticator = (fields: Partial<UserRow> = {}) => {
  const user = server.addUser({ mfa_type: 'authenticator', ...fields });
  server.context.vault.authenticator.setSecret(user.id, seededTotpSecret);
  return user;
};
const currentCode = () => totpCode(seededTotpSecret, clock.now());
const stored = (id: number) => server.context.db.get('users', id);
const activation = '/api/user/google-authenticator-activation/';
const fresh = [403, 'fresh_code_required'];
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
];

const chooseMethod = (token: string, body: object) =>
  server.call('POST', '/api/user/details/', { token, body });
const newSecret = async (token: string) =>
  String((await server.call('GET', activation, { token })).body['code']);
const prove = (token: string, secret: string, current_code?: string) =>
  server.call('POST', activation, {
    token,
    body: { code: totpCode(secret, clock.now()), ...(current_code ? { current_code } : {}) },
  });

describe('one’s own email and password', () => {
  const edit = (method: 'POST' | 'PATCH', token: string, { id }: UserRow, fields: Record<string, string>) =>
    server.call(method, `/api/user/manage/${id}/`, { token, body: createForm(fields) });

  it.each<['POST' | 'PATCH', Record<string, string>]>([
    ['POST', { email: 'thief@elsewhere.test' }],
    ['PATCH', { email: 'thief@elsewhere.test' }],
    ['POST', { password: 'a new password', confirm_password: 'a new password' }],
  ])('require the old password and a code, even right after the sign-in: %s %j', async (method, fields) => {
    const user = server.addUser({ is_staff: true });
    const { access } = await server.signIn(user.email);
    const send = (proof: Record<string, string>) => edit(method, access, user, { ...fields, ...proof });
    for (const proof of [{}, { code: await server.requestCode(user.email) }])
      expect(outcome(await send(proof as Record<string, string>))).toEqual([403, 'old_password_required']);
    expect(outcome(await send({ old_password: seededPassword }))).toEqual(fresh);
    const wrong = await send({ old_password: 'not the password', code: '000000' });
    expect([wrong.status, wrong.body['old_password']]).toEqual([400, [expect.any(String)]]);
    const wrongCode = await send({ old_password: seededPassword, code: '00000x' });
    expect(outcome(wrongCode)).toEqual([400, ['The MFA code is wrong or has expired.']]);
    expect(stored(user.id)?.email).toBe(user.email);
    const code = await server.requestCode(user.email);
    expect((await send({ old_password: seededPassword, code })).status).toBe(200);
    server.context.db.remove('users', user.id);
  });

  it('require an authenticator code instead of a mailed one if it is active', async () => {
    const user = withAuthenticator({ is_staff: true });
    const { access } = await server.signIn(user.email);
    clock.advance(60);
    const send = (code: string) =>
      edit('POST', access, user, { email: 'kept@pulsehub.test', old_password: seededPassword, code });
    expect((await send(await server.requestCode(user.email))).status).toBe(400);
    expect((await send(currentCode())).status).toBe(200);
  });

  it('can be changed together with the second factor by one code', async () => {
    const user = withAuthenticator({ is_staff: true });
    const { access } = await server.signIn(user.email);
    clock.advance(11 * 60);
    const proof = { old_password: seededPassword, code: currentCode() };
    const change = { email: 'both@elsewhere.test', mfa_type: 'email' };
    expect((await edit('PATCH', access, user, { ...change, ...proof })).status).toBe(200);
    expect(stored(user.id)).toMatchObject(change);
  });
});

describe('one’s own second factor', () => {
  it('can be changed without a code only for ten minutes after the sign-in', async () => {
    const user = withAuthenticator();
    const { access } = await server.signIn(user.email);
    clock.advance(9 * 60);
    expect((await chooseMethod(access, { mfa_type: 'email_and_authenticator' })).status).toBe(200);
    clock.advance(2 * 60);
    expect(outcome(await chooseMethod(access, { mfa_type: 'email' }))).toEqual(fresh);
    const form = createForm({ mfa_type: 'email', title: 'Changed' });
    expect(outcome(await chooseMethod(access, form))).toEqual(fresh);
    expect(stored(user.id)).toMatchObject({ title: '', mfa_type: 'email_and_authenticator' });
    const wrong = await chooseMethod(access, { mfa_type: 'email', code: '00000x' });
    expect(outcome(wrong)).toEqual([400, [expect.any(String)]]);
    expect((await chooseMethod(access, { mfa_type: 'email', code: currentCode() })).status).toBe(200);
    expect(stored(user.id)?.mfa_type).toBe('email');
  });

  it('invalidates pending sign-ins when it changes', async () => {
    const user = server.addUser();
    const { access } = await server.signIn(user.email);
    const { otp_access } = (await server.login(user.email)).body;
    const otp = server.mailedCode(user.email);
    const secret = await newSecret(access);
    expect((await chooseMethod(access, { mfa_type: 'authenticator' })).status).toBe(200);
    expect((await prove(access, secret)).status).toBe(200);
    const verified = await server.call('POST', '/api/user/verify-otp/', { body: { otp, otp_access } });
    expect(outcome(verified)).toEqual([400, 'code_expired']);
  });

  it('cannot be changed through the administration', async () => {
    const user = withAuthenticator({ is_staff: true, is_superuser: true });
    const { access: token } = await server.signIn(user.email);
    clock.advance(11 * 60);
    const send = (fields: Record<string, string>) =>
      server.call('PATCH', `/api/user/manage/${user.id}/`, { token, body: createForm(fields) });
    expect(outcome(await send({ mfa_type: 'email' }))).toEqual(fresh);
    expect((await send({ mfa_type: 'email', code: currentCode() })).status).toBe(200);
    expect(stored(user.id)?.mfa_type).toBe('email');
    server.context.db.remove('users', user.id);
  });

  it('cannot be replaced with only a code of a new authenticator', async () => {
    const user = withAuthenticator();
    const { access } = await server.signIn(user.email);
    clock.advance(11 * 60);
    const secret = await newSecret(access);
    expect(outcome(await prove(access, secret))).toEqual(fresh);
    expect((await prove(access, secret, totpCode(secret, clock.now()))).status).toBe(400);
    expect((await prove(access, secret, currentCode())).status).toBe(200);
  });

  it('cannot be replaced at a sign-in by a secret requested with an old access token', async () => {
    const user = withAuthenticator();
    const { access } = await server.signIn(user.email);
    const signInByAuthenticator = async (secret: string) => {
      const { totp_access } = (await server.login(user.email)).body;
      const totp = totpCode(secret, clock.now());
      return (await server.call('POST', '/api/user/verify-totp', { body: { totp, totp_access } })).status;
    };
    clock.advance(11 * 60);
    expect(await signInByAuthenticator(await newSecret(access))).toBe(400);
    const { access: renewed } = await server.signIn(user.email);
    expect(await signInByAuthenticator(await newSecret(renewed))).toBe(200);
  });

  it('requires a code in a session that a remembered browser started without one', async () => {
    const email = accountEmail('member');
    const { otp_access } = (await server.login(email)).body;
    const body = { otp: server.mailedCode(email), otp_access, remember_me: true };
    const { remember_token } = (await server.call('POST', '/api/user/verify-otp/', { body })).body;
    const { access } = (await server.login(email, seededPassword, { 'X-RMT': String(remember_token) })).body;
    expect(outcome(await chooseMethod(String(access), { mfa_type: 'authenticator' }))).toEqual(fresh);
  });
});

it('throttles proofs across all calls', async () => {
  const strict = await startTestServer({ now: clock.now, throttlePerMinute: 3, accessTtlS: 3600 });
  const { access: token } = await strict.signIn('staff');
  clock.advance(11 * 60);
  const send = (method: string, path: string, body: object) => strict.call(method, path, { token, body });
  const details = (fields: object) => send('POST', '/api/user/details/', fields);
  const own = '/api/user/manage/2/';
  const proof = { old_password: 'not the password', code: '00000x' };
  const password = { new_password: 'abcdef', confirm_new_password: 'abcdef' };
  const guesses = [
    () => details({ mfa_type: 'authenticator', code: '00000x' }),
    () => send('PATCH', own, { email: 'a@b.test', ...proof }),
    () => send('POST', '/api/user/password-reset/', { ...password, ...proof }),
  ];
  for (const guess of guesses) expect((await guess()).status).toBe(400);
  for (const guess of guesses) expect((await guess()).status).toBe(429);
  clock.advance(61);
  expect((await send('PATCH', own, { title: 'Lead', code: '00000x' })).status).toBe(200);
  for (const status of [400, 400, 429])
    expect((await details({ mfa_type: 'authenticator', code: '00000x' })).status).toBe(status);
  expect((await details({ mfa_type: 'authenticator' })).status).toBe(403);
});
