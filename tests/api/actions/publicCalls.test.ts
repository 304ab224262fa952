import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { createHttp } from '../../../src/api/http';
import { recoveryActions } from '../../../src/api/actions/recovery';
import { profileActions } from '../../../src/api/actions/profile';
import { serviceActions } from '../../../src/api/actions/dicServices';
import { requestTokens, signInActions } from '../../../src/api/actions/signIn';
import { oneToken } from '../../support/oneToken';

const registration = { email: 'a@b.test', last_name: 'A B', password: 'secret', confirm_password: 'secret' };
const reset = {
  email: 'a@b.test',
  password_reset_code: '123456',
  new_password: 'secret',
  confirm_new_password: 'secret',
};
const { email: _, password_reset_code: __, ...passwords } = reset;
const link = { uidb64: 'MQ', token: 't' };

/** The actions in a browser where somebody is signed in: public calls must not send that token. */
const actions = () => {
  const http = createHttp('', oneToken('somebody'));
  return {
    ...recoveryActions(http),
    ...signInActions(http),
    ...profileActions(http),
    ...serviceActions(http),
    requestTokens: (refresh: string, token: string | null) => requestTokens(http, refresh, token),
  };
};

const stubResponse = (status: number, body: unknown) => {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};
afterEach(() => void vi.unstubAllGlobals());

type Actions = ReturnType<typeof actions>;

describe('a call is sent as specified, without a token', () => {
  const cases: [
    string,
    (calls: Actions) => Promise<unknown>,
    { status?: number; stubResponse: unknown; path: string; method: string; body?: unknown },
  ][] = [
    [
      'registration',
      (calls) => calls.register(registration),
      {
        status: 201,
        stubResponse: { message: 'ok' },
        method: 'POST',
        path: '/api/user/register/',
        body: registration,
      },
    ],
    [
      'requesting a code',
      (calls) => calls.sendResetCode('a+b@c.test'),
      {
        stubResponse: { password_reset_code_success: true },
        method: 'GET',
        path: '/api/user/forget-password/?email=a%2Bb%40c.test',
      },
    ],
    [
      'a reset by code',
      (calls) => calls.resetByCode(reset),
      { stubResponse: { success: true }, method: 'POST', path: '/api/user/forget-password/', body: reset },
    ],
    [
      'a reset by link',
      (calls) => calls.resetByLink(link, passwords),
      {
        stubResponse: { success: true },
        method: 'POST',
        path: '/api/user/password-set-confirm',
        body: { ...passwords, ...link },
      },
    ],
    [
      'a social sign-in',
      (calls) => calls.socialSignIn('google', 'given'),
      {
        stubResponse: { success: true },
        method: 'POST',
        path: '/api/user/auth/social-login/?type=google',
        body: { access_token: 'given' },
      },
    ],
    [
      'a sign-in',
      (calls) => calls.signIn('a@b.test', 'secret'),
      {
        stubResponse: {},
        method: 'POST',
        path: '/api/user/login/',
        body: { email: 'a@b.test', password: 'secret' },
      },
    ],
    [
      'a mailed code',
      (calls) => calls.verifyEmailCode('123456', 'given'),
      {
        stubResponse: {},
        method: 'POST',
        path: '/api/user/verify-otp/',
        body: { otp: '123456', otp_access: 'given', remember_me: true },
      },
    ],
    [
      'a code of an authenticator',
      (calls) => calls.verifyAuthenticatorCode('123456', 'given'),
      {
        stubResponse: {},
        method: 'POST',
        path: '/api/user/verify-totp',
        body: { totp: '123456', totp_access: 'given', remember_me: true },
      },
    ],
    [
      'the links of the social sign-in',
      (calls) => calls.socialLinks(),
      { stubResponse: {}, method: 'GET', path: '/api/user/social-login-link/' },
    ],
    [
      'a new token for a session without one',
      (calls) => calls.requestTokens('refresh', null),
      {
        stubResponse: { access: 'new' },
        method: 'POST',
        path: '/api/user/token-refresh/',
        body: { refresh: 'refresh' },
      },
    ],
  ];

  it.each(cases)('for %s', async (_name, act, { status = 200, ...expected }) => {
    const fetchMock = stubResponse(status, expected.stubResponse);
    await act(actions());
    const [path, init = {}] = fetchMock.mock.lastCall ?? [];
    expect(path).toBe(expected.path);
    expect(init).toMatchObject({ method: expected.method, credentials: 'include' });
    expect(init.body).toBe(expected.body === undefined ? undefined : JSON.stringify(expected.body));
    expect(new Headers(init.headers).has('authorization')).toBe(false);
  });
});

describe('a call is sent with its token', () => {
  it.each<[string, (calls: Actions) => Promise<unknown>, string, unknown, string]>([
    [
      'requesting the code of a password change',
      (calls) => calls.sendPasswordCode('a@b.test'),
      '/api/user/forget-password/?email=a%40b.test',
      { password_reset_code_success: true },
      'Bearer somebody',
    ],
    [
      'authenticating at the project hub, with the token passed to it',
      (calls) => calls.authenticateProjectHub('https://hub.example', 'mine'),
      'https://hub.example/api/pulsehub-auth/',
      { access: 'a', refresh: 'r' },
      'Bearer mine',
    ],
    [
      'a sign-out, with the token of the ended session',
      (calls) => calls.signOut('refresh', 'key', 'former'),
      '/api/user/logout/',
      {},
      'Bearer former',
    ],
    [
      'a new token, with the old one',
      (calls) => calls.requestTokens('refresh', 'old'),
      '/api/user/token-refresh/',
      { access: 'new' },
      'Bearer old',
    ],
  ])('for %s', async (_name, act, path, body, bearer) => {
    const fetchMock = stubResponse(200, body);
    await act(actions());
    expect(fetchMock.mock.lastCall?.[0]).toBe(path);
    expect(new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('authorization')).toBe(bearer);
  });
});

describe('the content of a response', () => {
  it.each<[string, (calls: Actions) => Promise<unknown>, unknown, unknown]>([
    ['a reset by code', (c) => c.resetByCode(reset), { success: true, message: 'Done.' }, 'Done.'],
    ['a reset without a message', (c) => c.resetByCode(reset), { success: true }, null],
    [
      'a reset by link',
      (c) => c.resetByLink(link, passwords),
      { success: true, message: 'Done.', detail: 'Other.' },
      'Done.',
    ],
    [
      'a reset by link, in detail',
      (c) => c.resetByLink(link, passwords),
      { success: true, detail: 'D.' },
      'D.',
    ],
    ['a sign-in', (c) => c.signIn('a@b.test', 'secret'), { access: 'a' }, { access: 'a' }],
    ['a social sign-in', (c) => c.socialSignIn('google', 't'), { access: 'a' }, { access: 'a' }],
    ['a new token', (c) => c.requestTokens('refresh', null), { access: 'new' }, { access: 'new' }],
    [
      'two new tokens',
      (c) => c.requestTokens('refresh', null),
      { access: 'new', refresh: 'next', detail: 'Rotated.' },
      { access: 'new', refresh: 'next' },
    ],
    [
      'an empty refresh token',
      (c) => c.requestTokens('refresh', null),
      { access: 'new', refresh: '' },
      { access: 'new' },
    ],
  ])('is returned to the caller of %s', async (_what, act, body, read) => {
    stubResponse(200, body);
    expect(await act(actions())).toEqual(read);
  });
});

it('a sign-out sends the session that ends', async () => {
  const fetchMock = stubResponse(200, {});
  await actions().signOut('refresh', 'key', 'former');
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    body: '{"refresh":"refresh","notification_key":"key"}',
  });
});

describe('a response that is no success', () => {
  it.each<[string, (calls: Actions) => Promise<unknown>, number, unknown, Partial<HttpError>]>([
    ['200 to a registration', (c) => c.register(registration), 200, { message: 'Queued.' }, { status: 200 }],
    ['201 with null', (c) => c.register(registration), 201, null, { kind: 'format' }],
    ['no confirmation of a code', (c) => c.sendResetCode('a@b.test'), 200, {}, { status: 200 }],
    ['null for a code', (c) => c.sendResetCode('a@b.test'), 200, null, { status: 200 }],
    ['null for a reset', (c) => c.resetByCode(reset), 200, null, { status: 200 }],
    ['null for a social sign-in', (c) => c.socialSignIn('yahoo', 't'), 200, null, { kind: 'format' }],
    ['an unsuccessful reset', (c) => c.resetByCode(reset), 200, { success: false }, { status: 200 }],
    ['a refused link', (c) => c.resetByLink(link, passwords), 200, { success: false }, { kind: 'http' }],
    ['an empty object for a link', (c) => c.resetByLink(link, passwords), 200, {}, { kind: 'format' }],
    [
      'a refused social sign-in',
      (c) => c.socialSignIn('yahoo', 't'),
      200,
      { success: false },
      { kind: 'format' },
    ],
  ])('rejects the call: %s', async (_name, act, status, body, failure) => {
    stubResponse(status, body);
    await expect(act(actions())).rejects.toMatchObject(failure);
    await expect(act(actions())).rejects.toBeInstanceOf(HttpError);
  });
});
