import { expect, it } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { calls, stubResponse, type ApiCall } from './scriptedCalls';

const registration = { email: 'a@b.test', last_name: 'A B', password: 'secret', confirm_password: 'secret' };
const reset = {
  email: 'a@b.test',
  password_reset_code: '123456',
  new_password: 'secret',
  confirm_new_password: 'secret',
};
const { email: _, password_reset_code: __, ...passwords } = reset;
const link = { uidb64: 'MQ', token: 't' };

it.each<[string, ApiCall, body?: unknown, reply?: unknown, status?: number]>([
  ['POST /api/user/register/', (c) => c.register(registration), registration, { message: 'ok' }, 201],
  [
    'GET /api/user/forget-password/?email=a%2Bb%40c.test',
    (c) => c.sendResetCode('a+b@c.test'),
    undefined,
    { password_reset_code_success: true },
  ],
  ['POST /api/user/forget-password/', (c) => c.resetByCode(reset), reset],
  ['POST /api/user/password-set-confirm', (c) => c.resetByLink(link, passwords), { ...passwords, ...link }],
  [
    'POST /api/user/auth/social-login/?type=google',
    (c) => c.socialSignIn('google', 'given'),
    { access_token: 'given' },
  ],
  ['POST /api/user/login/', (c) => c.signIn('a@b.test', 'secret'), { email: 'a@b.test', password: 'secret' }],
  [
    'POST /api/user/verify-otp/',
    (c) => c.verifyEmailCode('123456', 'given'),
    { otp: '123456', otp_access: 'given', remember_me: true },
  ],
  [
    'POST /api/user/verify-totp',
    (c) => c.verifyAuthenticatorCode('123456', 'given'),
    { totp: '123456', totp_access: 'given', remember_me: true },
  ],
  ['GET /api/user/social-login-link/', (c) => c.socialLinks()],
  [
    'POST /api/user/token-refresh/',
    (c) => c.requestTokens('refresh', null),
    { refresh: 'refresh' },
    { access: 'new' },
  ],
])('sends no bearer token: %s', async (call, callPortal, body, reply = { success: true }, status = 200) => {
  const requests = stubResponse(reply, status);
  await callPortal(calls);
  expect(requests.at(-1)).toMatchObject({ call, body, bearer: null, credentials: 'include' });
});

it.each<[string, ApiCall, string, bearer: string, body?: unknown]>([
  [
    'requesting the code of a password change',
    (c) => c.sendPasswordCode('a@b.test'),
    'GET /api/user/forget-password/?email=a%40b.test',
    'mine',
  ],
  [
    'authenticating at the project hub',
    (c) => c.authenticateProjectHub('https://hub.example', 'shown'),
    'POST https://hub.example/api/pulsehub-auth/',
    'shown',
    { pulshub_token: 'shown' },
  ],
  [
    'signing out, with the token of the ended session',
    (c) => c.signOut('refresh', 'key', 'former'),
    'POST /api/user/logout/',
    'former',
    { refresh: 'refresh', notification_key: 'key' },
  ],
  [
    'renewing a token, with the old one',
    (c) => c.requestTokens('refresh', 'old'),
    'POST /api/user/token-refresh/',
    'old',
    { refresh: 'refresh' },
  ],
])('sends a specific token when %s', async (_name, callPortal, call, bearer, body) => {
  const requests = stubResponse({ password_reset_code_success: true, access: 'a', refresh: 'r' });
  await callPortal(calls);
  expect(requests.at(-1)).toMatchObject({ call, body, bearer: `Bearer ${bearer}` });
});

it.each<[string, ApiCall, number, unknown, Partial<HttpError>]>([
  ['200 to a registration', (c) => c.register(registration), 200, { message: 'Queued.' }, { status: 200 }],
  ['201 with null', (c) => c.register(registration), 201, null, { kind: 'format' }],
  ['an unconfirmed code', (c) => c.sendResetCode('a@b.test'), 200, {}, { status: 200 }],
  ['null for a code', (c) => c.sendResetCode('a@b.test'), 200, null, { status: 200 }],
  ['null for a reset', (c) => c.resetByCode(reset), 200, null, { status: 200 }],
  ['null for a social sign-in', (c) => c.socialSignIn('yahoo', 't'), 200, null, { kind: 'format' }],
  ['an unsuccessful reset', (c) => c.resetByCode(reset), 200, { success: false }, { status: 200 }],
  ['a refused link', (c) => c.resetByLink(link, passwords), 200, { success: false }, { kind: 'http' }],
  ['an empty object for a link', (c) => c.resetByLink(link, passwords), 200, {}, { kind: 'format' }],
  ['a refused provider', (c) => c.socialSignIn('yahoo', 't'), 200, { success: false }, { kind: 'format' }],
])('rejects an unsuccessful response: %s', async (_name, callPortal, status, body, expectedError) => {
  stubResponse(body, status);
  await expect(callPortal(calls)).rejects.toMatchObject(expectedError);
  await expect(callPortal(calls)).rejects.toBeInstanceOf(HttpError);
});
