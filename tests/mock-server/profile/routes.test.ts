import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { fakeClock } from '../../support/fakeClock';
import { totpCode } from '../../support/totpCode';
import { createFile, createForm, png } from '../../support/uploads';
import { anyString, stringContaining } from '../../support/matchers';
import { setUpServer } from '../../support/setUpServer';

const clock = fakeClock();
const server = setUpServer({ now: clock.now, accessTtlS: 3600 });

const details = (token: string) => server.call('GET', '/api/user/details/', { token });
const save = (token: string, body: unknown) => server.call('POST', '/api/user/details/', { token, body });
const changePassword = (token: string, code: string) => {
  const [new_password, confirm_new_password] = Array<string>(2).fill('another-password');
  const body = { old_password: seededPassword, new_password, confirm_new_password, code };
  return server.call('POST', '/api/user/password-reset/', { token, body });
};

it.each([
  ['member', { is_staff: 'true' }, 400],
  ['direct', { is_superuser: 'true' }, 400],
  ['superuser', { is_active: 'false' }, 400],
  ['member', { is_active: 'true', is_staff: 'false' }, 200],
])('rejects changes to one’s own rights: %s %j', async (account, fields, status) => {
  const { access, user } = await server.signIn(account);
  const before = server.context.db.get('users', user.user_id);
  expect((await save(access, createForm(fields))).status).toBe(status);
  expect(server.context.db.get('users', user.user_id)).toMatchObject({
    is_staff: before?.is_staff,
    is_superuser: before?.is_superuser,
    is_active: true,
  });
});

it('keeps only one picture if two are saved at the same time', async () => {
  const { access } = await server.signIn('member');
  const countFiles = async () => (await readdir(join(server.dataDir, 'uploads'))).length;
  const before = await countFiles();
  const savePicture = () => save(access, createForm({ picture: createFile('me.png', png, 'image/png') }));
  for (const { status } of await Promise.all([savePicture(), savePicture()])) expect(status).toBe(200);
  expect(await countFiles()).toBe(before + 1);
});

it('ends every session when the password is changed with a mailed code', async () => {
  const { access } = await server.signIn('member');
  expect((await changePassword(access, await server.requestCode(accountEmail('member')))).status).toBe(200);
  expect((await details(access)).status).toBe(401);
  expect((await server.login('member')).status).toBe(400);
  expect((await server.login('member', 'another-password')).status).toBe(200);
});

describe('new authenticator', () => {
  const path = '/api/user/google-authenticator-activation/';
  const activate = async (token: string) =>
    (await server.call('GET', path, { token })).body as Record<'code' | 'qr_code_url', string>;
  const confirmCode = (token: string, code: string) => server.call('POST', path, { token, body: { code } });
  const fetchMethod = async (token: string) => (await details(token)).body['mfa_type'];
  const login = async (account: string) => (await server.login(account)).body;
  const verify = (way: string, body: object) => server.call('POST', `/api/user/${way}`, { body });
  const isAccepted = async (secret: string) => {
    clock.advance(120);
    const { otp_access } = await login('both');
    const otp = server.mailedCode(accountEmail('both'));
    const { totp_access } = (await verify('verify-otp/', { otp, otp_access })).body;
    return (await verify('verify-totp', { totp: totpCode(secret, clock.now()), totp_access })).status === 200;
  };

  it('replaces the old secret at its first code, and invalidates earlier QR codes', async () => {
    clock.advance(120);
    const { access } = await server.signIn('both');
    const [first, second] = [await activate(access), await activate(access)];
    expect(first).toMatchObject({ first_time: false, qr_code_url: stringContaining(first.code) });
    const accepted = [];
    for (const secret of [first.code, seededTotpSecret, second.code, seededTotpSecret])
      accepted.push(await isAccepted(secret));
    expect(accepted).toEqual([false, true, true, false]);
  });

  it('expires after ten minutes', async () => {
    const { access } = await server.signIn('direct');
    const { code: secret } = await activate(access);
    expect((await confirmCode(access, '12345')).body['detail']).toEqual(stringContaining('does not match'));
    clock.advance(601);
    const { access: later } = await server.signIn('direct');
    const late = await confirmCode(later, totpCode(secret, clock.now()));
    expect([late.status, late.body['detail']]).toEqual([400, stringContaining('expired')]);
  });

  it('is not accepted for a password change while it is pending', async () => {
    const { id, email } = server.addUser({ mfa_type: 'authenticator' });
    server.context.vault.authenticator.setSecret(id, seededTotpSecret);
    const { access } = await server.signIn(email);
    const { code: secret } = await activate(access);
    expect((await changePassword(access, totpCode(secret, clock.now()))).status).toBe(400);
  });

  it('is activated by an accepted code, and sends a mail and a notification', async () => {
    const email = accountEmail('superuser');
    const { db } = server.context;
    const { access, user } = await server.signIn('superuser');
    await save(access, { mfa_type: 'email_and_authenticator' });
    expect(await fetchMethod(access)).toBe('email');
    expect(await login('superuser')).toMatchObject({ mfa_type: 'email', otp_access: anyString });
    const findNotices = () => server.mailsTo(email).filter(({ code }) => code === null);
    const countNotices = () =>
      [findNotices(), db.findAllBy('notifications', 'user', user.user_id)].map((rows) => rows.length);
    const [mails = 0, notes = 0] = countNotices();
    const { code: secret } = await activate(access);
    const code = totpCode(secret, clock.now());
    expect((await confirmCode(access, code)).body).toMatchObject({ success: true });
    expect((await confirmCode(access, code)).status).toBe(400);
    expect(await fetchMethod(access)).toBe('email_and_authenticator');
    expect(countNotices()).toEqual([mails + 1, notes + 1]);

    const { otp_access } = await login('superuser');
    const next = await verify('verify-otp/', { otp: server.mailedCode(email), otp_access });
    expect(next.body).toMatchObject({ totp_access: anyString });
    await save(access, { mfa_type: 'email' });
    expect(await fetchMethod(access)).toBe('email');
    expect(countNotices()).toEqual([mails + 2, notes + 2]);
  });
});
