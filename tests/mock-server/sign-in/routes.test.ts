import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEmail, seededPassword, seededTotpSecret } from '../../../mock-server/dev/accounts';
import { QueueFullError } from '../../../mock-server/queue';
import { fakeClock } from '../../support/fakeClock';
import { totpCode } from '../../support/totpCode';
import { anyArray, anyNumber, anyString } from '../../support/matchers';
import { setUpServer, startTestServer } from '../../support/setUpServer';
import { type TestServer } from '../../support/startInProcessServer';

const clock = fakeClock();
const wrongCredentials = { non_field_errors: ['Unable to log in with provided credentials.'] };

const server = setUpServer({ now: clock.now, otpTtlS: 300 });

const login: TestServer['login'] = (...sent) => server.login(...sent);
const verifyOtp = (otp: string, otp_access: unknown, remember_me = false) =>
  server.call('POST', '/api/user/verify-otp/', { body: { otp, otp_access, remember_me } });
const verifyTotp = (totp: string, totp_access: unknown) =>
  server.call('POST', '/api/user/verify-totp', { body: { totp, totp_access, remember_me: false } });
const mailed = (account: string) => server.mailedCode(accountEmail(account));
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const currentCode = (steps = 0) => totpCode(seededTotpSecret, clock.now(), steps);

const withToken = async (account: string, token: unknown, password = seededPassword) =>
  (await login(account, password, { 'X-RMT': String(token) })).body;

describe('correct password', () => {
  it.each(['direct', 'DEMO@pulsehub.test', 'newcomer'])(
    'returns both tokens immediately for %s',
    async (account) => {
      const user = { notification_key: anyString };
      const others = { projects: anyArray, owner: { addresse: anyString }, api_url: `${server.url}/api` };
      const body = { access: anyString, refresh: anyString, user, ...others };
      expect(await login(account)).toMatchObject({ status: 200, body });
    },
  );

  it('mails the same code once a minute at the first sign-in, and keeps counting tries', async () => {
    const own = await startTestServer({ now: clock.now, throttlePerMinute: 100 });
    const { email } = own.addUser({ last_login: null, is_verified: false });
    const signIn = async () => (await own.login(email)).body['otp_access'];
    const verify = async (otp: string, otp_access: unknown) =>
      (await own.call('POST', '/api/user/verify-otp/', { body: { otp, otp_access } })).status;
    const first = await signIn();
    const code = own.mailedCode(email);
    for (let n = 0; n < 2; n++) await verify(wrong(code), first);
    const second = await signIn();
    expect(own.mailsTo(email)).toHaveLength(1);
    expect(await verify(code, first)).toBe(400);
    for (let n = 0; n < 2; n++) await verify(wrong(code), second);
    expect(await verify(code, second)).toBe(200);
    // The sign-in has confirmed the address.
    for (let n = 0; n < 2; n++) await signIn();
    expect(own.mailsTo(email)).toHaveLength(3);
  });
});

it.each(['member', 'inactive', 'direct', 'nobody-at-all'])(
  'reveals nothing for a wrong password: %s',
  async (account) => {
    const { status, body } = await login(account, 'not the password');
    expect([status, body]).toEqual([400, wrongCredentials]);
  },
);

it('is refused with 429 while too many passwords wait to be hashed', async () => {
  vi.spyOn(server.context.vault.passwords, 'check').mockRejectedValueOnce(new QueueFullError());
  const { status, headers } = await login('member');
  expect([status, headers.get('retry-after')]).toEqual([429, '10']);
});

describe('mailed code', () => {
  it('allows five attempts', async () => {
    for (const tries of [4, 5]) {
      const { otp_access } = (await login('member')).body;
      const code = mailed('member');
      for (let n = 0; n < tries; n++) expect((await verifyOtp(wrong(code), otp_access)).status).toBe(400);
      const { status, body } = await verifyOtp(code, otp_access);
      expect([status, body['remember_token']]).toEqual([tries < 5 ? 200 : 400, undefined]);
    }
  });

  it('becomes invalid when a newer one is sent', async () => {
    const first = (await login('member')).body['otp_access'];
    const firstCode = mailed('member');
    const second = (await login('member')).body['otp_access'];
    expect((await verifyOtp(firstCode, first)).status).toBe(400);
    expect((await verifyOtp(mailed('member'), second)).status).toBe(200);
  });

  it('expires after OTP_TTL_S', async () => {
    const { body } = await login('member');
    clock.advance(301);
    expect((await verifyOtp(mailed('member'), body['otp_access'])).status).toBe(400);
  });

  it('does not sign in to another account', async () => {
    const { body } = await login('demo-mfa');
    // One in a million codes is the same.
    do await login('member');
    while (mailed('member') === mailed('demo-mfa'));
    expect((await verifyOtp(mailed('member'), body['otp_access'])).status).toBe(400);
  });
});

describe('authenticator code', () => {
  beforeEach(() => clock.advance(120));
  const signIn = async (code: string) => {
    const { body } = await login('totp');
    return (await verifyTotp(code, body['totp_access'])).status;
  };

  it.each([
    [-2, [400, 400]],
    [-1, [200, 400]],
    [0, [200, 400]],
    [1, [200, 400]],
    [2, [400, 400]],
  ])('signs in at most once, %i steps from the current time', async (steps, statuses) => {
    expect([await signIn(currentCode(steps)), await signIn(currentCode(steps))]).toEqual(statuses);
  });

  it('is rejected in digits of another script', async () => {
    expect(await signIn('١٢٣٤٥٦')).toBe(400);
  });

  it('is rejected after five wrong codes', async () => {
    const { body } = await login('totp');
    for (let n = 0; n < 5; n++) await verifyTotp(wrong(currentCode()), body['totp_access']);
    expect((await verifyTotp(currentCode(), body['totp_access'])).status).toBe(400);
  });
});

it('requires the mailed code of an account with both factors', async () => {
  const { body } = await login('both');
  expect((await verifyTotp(currentCode(), body['totp_access'] ?? body['otp_access'])).status).toBe(400);
});

interface Remembered {
  remember_token: string;
  session_id: number;
  access: string;
  refresh: string;
  user: { notification_key: string };
}

describe('remembered browser', () => {
  const remember = async (account: string) => {
    const { body } = await login(account);
    const signed = await verifyOtp(mailed(account), body['otp_access'], true);
    return signed.body as unknown as Remembered;
  };

  it('needs no code the next time, only for that account', async () => {
    const { remember_token, session_id } = await remember('member');
    expect(session_id).toEqual(anyNumber);
    expect((await withToken('member', remember_token))['access']).toEqual(anyString);
    expect((await withToken('staff', remember_token))['access']).toBeUndefined();
    expect(await withToken('member', remember_token, 'not the password')).toEqual(wrongCredentials);
  });

  const day = 24 * 3600;
  it('keeps its token, and is forgotten at the sign-out of its newest session', async () => {
    const { remember_token } = await remember('member');
    const first = await withToken('member', remember_token);
    expect(first).toMatchObject({ access: anyString, remember_token, session_id: anyNumber });
    const second = await withToken('member', remember_token);
    expect(second).toMatchObject({ access: anyString, remember_token });
    const { refresh, user } = second as unknown as Remembered;
    const body = { refresh, notification_key: user.notification_key };
    await server.call('POST', '/api/user/logout/', { body });
    expect((await withToken('member', remember_token))['access']).toBeUndefined();
  });

  it('needs a code 30 days after the last one, regardless of other sign-ins', async () => {
    const { remember_token } = await remember('member');
    clock.advance(20 * day);
    const again = await withToken('member', remember_token);
    expect(again['access']).toEqual(anyString);
    clock.advance(10 * day + 1);
    expect((await withToken('member', again['remember_token']))['access']).toBeUndefined();
  });

  const changePassword = async (token: string) => {
    const code = await server.requestCode(accountEmail('member'));
    const [old_password, new_password, confirm_new_password] = Array<string>(3).fill(seededPassword);
    const body = { old_password, new_password, confirm_new_password, code };
    return server.call('POST', '/api/user/password-reset/', { token, body });
  };
  const changeFactor = async (token: string) => {
    const path = '/api/user/google-authenticator-activation/';
    const { code: secret } = (await server.call('GET', path, { token })).body;
    const code = totpCode(String(secret), clock.now());
    return server.call('POST', path, { token, body: { code } });
  };

  it.each([
    ['another password', changePassword],
    ['another second factor', changeFactor],
  ])('is forgotten after %s', async (_what, change) => {
    const { remember_token, access } = await remember('member');
    expect((await change(access)).status).toBe(200);
    expect((await withToken('member', remember_token))['access']).toBeUndefined();
  });
});
