import { describe, expect, it, vi } from 'vitest';
import { createPasswordLink } from '../../../mock-server/password-recovery/passwordLink';
import { accountEmail, seededPassword } from '../../../mock-server/dev/accounts';
import { fakeClock } from '../../support/fakeClock';
import { anyString } from '../../support/matchers';
import { setUpServer, startTestServer } from '../../support/setUpServer';

const clock = fakeClock();
const server = setUpServer({ now: clock.now, otpTtlS: 300 });

const requestCode = (email: string) =>
  server.call('GET', `/api/user/forget-password/?email=${encodeURIComponent(email)}`);
const reset = (email: string, password_reset_code: string, password: string, confirmation = password) => {
  const passwords = { new_password: password, confirm_new_password: confirmation };
  const body = { email, password_reset_code, ...passwords };
  return server.call('POST', '/api/user/forget-password/', { body });
};
const confirm = (link: { uidb64: string; token: string }, password: string) => {
  const body = { ...link, new_password: password, confirm_new_password: password };
  return server.call('POST', '/api/user/password-set-confirm', { body });
};
const canSignIn = async (account: string, password: string) =>
  (await server.login(account, password)).status === 200;

describe('password reset', () => {
  it('accepts the mailed code once, and ends every session', async () => {
    const email = accountEmail('direct');
    const { access } = await server.signIn('direct');
    expect((await requestCode(email)).body).toMatchObject({ password_reset_code_success: true });
    const code = server.mailedCode(email);
    expect((await reset(email, code, 'a new one')).body).toMatchObject({ success: true });
    expect(await canSignIn('direct', 'a new one')).toBe(true);
    expect(await canSignIn('direct', seededPassword)).toBe(false);
    expect((await server.call('GET', '/api/user/details/', { token: access })).status).toBe(401);
    expect((await reset(email, code, 'another one')).status).toBe(400);
  });

  it('returns the same response for an unknown address, and sends no mail', async () => {
    const known = await requestCode(accountEmail('member'));
    const unknown = await requestCode('nobody@pulsehub.test');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await requestCode(accountEmail('inactive'));
    for (const email of ['nobody@pulsehub.test', accountEmail('inactive')])
      expect(server.mailedCode(email)).toBe('');
    const wrong = await reset(accountEmail('member'), 'abcdef', 'a new one');
    const none = await reset('nobody@pulsehub.test', 'abcdef', 'a new one');
    expect([none.status, none.body]).toEqual([wrong.status, wrong.body]);
  });

  it('sends no code for a page of another website, such as an image in an email', async () => {
    const email = accountEmail('totp');
    const path = `/api/user/forget-password/?email=${email}`;
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await server.call('GET', path, { headers })).status).toBe(403);
    expect(server.mailsTo(email)).toEqual([]);
    expect((await server.call('GET', path, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(
      200,
    );
  });

  it.each([
    ['differs from its confirmation', 'long enough', 'something else'],
    ['is too short', 'five5', 'five5'],
  ])('keeps the code valid if the new password %s', async (_name, password, confirmation) => {
    const email = accountEmail('newcomer');
    await requestCode(email);
    const code = server.mailedCode(email);
    const refused = await reset(email, code, password, confirmation);
    expect([refused.status, refused.body['detail']]).toEqual([400, anyString]);
    expect((await reset(email, code, seededPassword)).status).toBe(200);
  });

  it('rejects a code that has expired or been tried too often', async () => {
    const email = accountEmail('staff');
    await requestCode(email);
    for (let n = 0; n < 5; n++) await reset(email, 'abcdef', 'a new one');
    expect((await reset(email, server.mailedCode(email), 'a new one')).status).toBe(400);
    await requestCode(email);
    clock.advance(301);
    expect((await reset(email, server.mailedCode(email), 'a new one')).status).toBe(400);
    expect(await canSignIn('staff', seededPassword)).toBe(true);
  });

  it('accepts any valid code or link, and then no other', async () => {
    const email = accountEmail('both');
    const request = async () => {
      await requestCode(email);
      return { code: server.mailedCode(email), link: server.mailedLink(email) };
    };
    const first = await request();
    for (let n = 0; n < 4; n++) await request();
    expect((await reset(email, first.code, seededPassword)).status).toBe(200);
    expect((await reset(email, server.mailedCode(email), seededPassword)).status).toBe(400);
    const older = await request();
    clock.advance(23 * 3600);
    await request();
    expect((await confirm(older.link, seededPassword)).status).toBe(200);
    expect((await confirm(server.mailedLink(email), seededPassword)).status).toBe(400);
  });

  it('sends at most five mails while their codes are valid', async () => {
    const throttled = await startTestServer({ now: clock.now, throttlePerMinute: 100, otpTtlS: 600 });
    const email = accountEmail('member');
    for (let n = 0; n < 10; n++) {
      await throttled.requestCode(email);
      clock.advance(61);
    }
    expect(throttled.mailsTo(email)).toHaveLength(5);
  });

  it('does not hash the password for a wrong code or link', async () => {
    const hash = vi.spyOn(server.context.vault.passwords, 'hash');
    await requestCode(accountEmail('staff'));
    await reset(accountEmail('staff'), 'abcdef', 'a new one');
    await confirm({ ...server.mailedLink(accountEmail('staff')), token: 'made up' }, 'a new one');
    expect(hash).not.toHaveBeenCalled();
  });

  it('does not invalidate mailed links or sign-in codes if somebody else requests it', async () => {
    const email = accountEmail('member');
    const [token = '', uidb64 = ''] = createPasswordLink(server.context, server.user('member').id)
      .split('/')
      .reverse();
    const { otp_access } = (await server.login(email)).body;
    const otp = server.mailedCode(email);
    await requestCode(email);
    const body = { otp, otp_access, remember_me: false };
    expect((await server.call('POST', '/api/user/verify-otp/', { body })).status).toBe(200);
    expect((await confirm({ uidb64, token }, seededPassword)).body).toMatchObject({ success: true });
  });

  it('sends one mail a minute, unless the throttle is off or the code was used', async () => {
    const throttled = await startTestServer({ now: clock.now, throttlePerMinute: 100 });
    const email = accountEmail('member');
    const countMailsAfter = async (seconds: number) => {
      clock.advance(seconds);
      const { status, body } = await throttled.call('GET', `/api/user/forget-password/?email=${email}`);
      expect([status, body]).toMatchObject([200, { password_reset_code_success: true }]);
      return throttled.mailsTo(email).length;
    };
    expect([await countMailsAfter(0), await countMailsAfter(0)]).toEqual([1, 1]);
    const passwords = { new_password: seededPassword, confirm_new_password: seededPassword };
    const wrong = { body: { email, password_reset_code: 'abcdef', ...passwords } };
    // After five wrong attempts a user need not wait for a new code.
    for (let n = 0; n < 5; n++) await throttled.call('POST', '/api/user/forget-password/', wrong);
    expect([await countMailsAfter(0), await countMailsAfter(59), await countMailsAfter(2)]).toEqual([
      2, 2, 3,
    ]);
  });

  it('sends a mail at once after the clock was set back', async () => {
    const throttled = await startTestServer({ now: clock.now, throttlePerMinute: 100 });
    const email = accountEmail('member');
    for (let n = 0; n < 6; n++) {
      await throttled.requestCode(email);
      clock.advance(-24 * 3600);
    }
    expect(throttled.mailsTo(email)).toHaveLength(6);
    clock.advance(6 * 24 * 3600);
  });

  it("rejects another user's link", async () => {
    const email = accountEmail('staff');
    await requestCode(email);
    const uidb64 = Buffer.from('1').toString('base64url');
    expect((await confirm({ ...server.mailedLink(email), uidb64 }, 'a new one')).status).toBe(400);
  });
});
