import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoveryActions } from '../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../src/api/actions/signIn';
import { createHttp, type Http } from '../../src/api/http';
import { createAuthProvider } from '../../src/auth/authProvider';
import { createPendingWrites } from '../../src/auth/pendingWrites';
import { createRenewal } from '../../src/auth/renewal';
import { session } from '../../src/auth/session';
import { readSlice } from '../support/signedInAs';
import { jsonResponse, stubFetch } from '../support/stubFetch';

const loginPath = '/api/user/login/';
const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';
const socialPath = '/api/user/auth/social-login/?type=google';
const logoutPath = '/api/user/logout/';

const ada = { user_id: 7, email: 'ada@pulsehub.test', first_name: 'Ada', last_name: 'Lane', is_active: true };
const tokens = { access: 'a.b.c', refresh: 'd.e.f' };
const loginResponse = { ...tokens, user: { ...ada, notification_key: 'key-7' } };
const bob = { access: 'g.h.i', refresh: 'j.k.l', user: { user_id: 8, email: 'bob@pulsehub.test' } };

/** Wires the auth provider as in the portal, with responses by path; other paths return 404. */
const open = (answers: Record<string, unknown> = {}) => {
  const calls: { path: string; body: unknown; bearer: string | undefined }[] = [];
  stubFetch(async ({ path, body }, { headers }) => {
    calls.push({ path, body, bearer: new Headers(headers).get('authorization')?.replace('Bearer ', '') });
    const scripted = answers[path] ?? jsonResponse(404, {});
    const answer: unknown = await (typeof scripted === 'function' ? (scripted as () => unknown)() : scripted);
    return answer instanceof Response ? answer : jsonResponse(200, answer);
  });
  const renewal = createRenewal((refresh, rejectedToken) => requestTokens(http, refresh, rejectedToken));
  const http: Http = createHttp('', renewal);
  const writes = createPendingWrites(session);
  const auth = createAuthProvider(
    { ...signInActions(http), recovery: recoveryActions(http) },
    renewal,
    writes,
    () => undefined,
  );
  const outcomes: string[] = [];
  auth.onSignedOut((outcome) => outcomes.push(outcome));
  return { auth, calls, outcomes, renewal };
};
type SignIn = ReturnType<typeof open>['auth']['signIn'];
const openAsAda = (answers: Record<string, unknown> = {}) => {
  session.start(loginResponse, tokens);
  return open(answers);
};
const getLogouts = (calls: { path: string }[]) => calls.filter(({ path }) => path === logoutPath);

beforeEach(() => session.end());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const codeResponse = { mfa_type: 'email', otp_verified: false, otp_access: 'x' };
const credentials = { email: ' ada@pulsehub.test', password: 'secret' };

describe('password sign-in', () => {
  it("signs in with tokens and keeps react-admin's destination", async () => {
    const { auth, calls } = open({ [loginPath]: loginResponse });
    const nextStep = await auth.login(credentials);
    expect(nextStep).toMatchObject({ step: 'signedIn' });
    expect(nextStep).not.toHaveProperty('redirectTo');
    expect(auth.account.user()?.email).toBe('ada@pulsehub.test');
    expect(calls[0]?.body).toEqual({ email: 'ada@pulsehub.test', password: 'secret' });
  });

  it('redirects to the required code and keeps the pending state', async () => {
    const { auth, calls } = open({ [loginPath]: { ...loginResponse, ...codeResponse } });
    expect(await auth.login(credentials)).toMatchObject({ step: 'emailCode', redirectTo: '/verify-otp' });
    expect(auth.account.isSignedIn()).toBe(false);
    expect([auth.signIn.pendingState(), auth.signIn.pendingEmail()]).toEqual([{ otpAccess: 'x' }, ada.email]);
    expect(await auth.signIn.resend()).toMatchObject({ step: 'emailCode' });
    expect(calls).toHaveLength(2);
    auth.signIn.clearPending();
    expect([auth.signIn.pendingState(), await auth.signIn.resend()]).toEqual([undefined, null]);
  });

  it('ends the local session of another user before requesting a code', async () => {
    const { auth, calls } = openAsAda({ [loginPath]: codeResponse });
    await auth.login(credentials);
    expect([auth.account.isSignedIn(), getLogouts(calls)]).toEqual([false, []]);
  });

  it.each([
    ['an inactive user', { ...tokens, user: { ...ada, is_active: false } }, 'signIn.inactive.text'],
    ['a response without tokens', { user: ada }, 'signIn.invalidResponse'],
    ['a wrong password', () => jsonResponse(400, { non_field_errors: ['No.'] }), 'No.'],
    ['too many attempts', () => jsonResponse(429, { detail: 'Wait 9 seconds.' }), 'Wait 9 seconds.'],
    ['an error without a message', () => jsonResponse(500, {}), 'signIn.failed'],
  ])('rejects with a message for react-admin: %s', async (_, answer, message) => {
    const { auth } = open({ [loginPath]: answer });
    await expect(auth.login(credentials)).rejects.toMatchObject({ message });
    expect(auth.account.isSignedIn()).toBe(false);
  });
});

const registration = { email: ada.email, last_name: 'Ada', password: 'p', confirm_password: 'p' };
it.each([
  ['tokens', loginResponse, 'signedIn', true],
  ['a code', codeResponse, 'emailCode', false],
  ['nothing more', { message: 'Done.' }, undefined, false],
])('continues a registration with %s', async (_, answer, nextStep, isSignedIn) => {
  const { auth } = open({ '/api/user/register/': () => jsonResponse(201, answer) });
  const result = await auth.signIn.byRegistration(registration);
  expect(result?.step).toBe(nextStep);
  expect(auth.account.isSignedIn()).toBe(isSignedIn);
});

it.each<[string, string, (signIn: SignIn) => Promise<unknown>]>([
  ['by mail', otpPath, (signIn) => signIn.withEmailCode('123456', 'x')],
  ['by mail, as the first of two,', otpPath, (signIn) => signIn.withFirstOfBothCodes('123456', 'x')],
  ['of an authenticator', totpPath, (signIn) => signIn.withAuthenticatorCode('123456', 'x')],
])('opens a session by a code %s or rejects', async (_, path, verify) => {
  const answers: Record<string, unknown> = { [path]: { user: ada } };
  const { auth } = open(answers);
  await expect(verify(auth.signIn)).rejects.toMatchObject({ status: 200 });
  expect(auth.account.isSignedIn()).toBe(false);
  answers[path] = loginResponse;
  expect(await verify(auth.signIn)).toMatchObject({ step: 'signedIn' });
  expect(auth.account.isSignedIn()).toBe(true);
});

it.each([
  ['invalid', {}],
  ['inactive', { ...bob, user: { ...bob.user, is_active: false } }],
])('keeps the previous session after a failed social sign-in: %s', async (_, answer) => {
  const { auth, calls } = openAsAda({ [socialPath]: { success: true, ...answer } });
  await expect(auth.signIn.withSocial('google', 'token')).rejects.toMatchObject({ status: 200 });
  expect(auth.account.user()?.user_id).toBe(7);
  expect(getLogouts(calls)).toEqual([]);
});

const detailsPath = '/api/user/details/';
it('discards a profile received after sign-out', async () => {
  const { auth } = openAsAda({ [detailsPath]: () => (session.end(), ada) });
  expect(await auth.account.refresh()).toBeNull();
  expect(auth.account.user()).toBeNull();
});

describe('decoded token', () => {
  const path = '/api/user/decode-token/';
  it('is stored for other clients of the origin', async () => {
    const { auth } = openAsAda({ [path]: { success: true, decoded_data: { sub: 7 } } });
    expect(await auth.account.decodeToken()).toBeNull();
    expect(readSlice()).toMatchObject({ decodedData: { sub: 7 }, error: null });
  });

  it.each([
    ['is rejected', { success: false, decoded_data: { sub: 7 } }],
    ['cannot be fetched', () => new Response('', { status: 500 })],
  ])('has an error message if it %s', async (_, answer) => {
    const { auth } = openAsAda({ [path]: answer });
    expect(await auth.account.decodeToken()).toBe('signIn.decodeFailed');
    expect(readSlice()).toMatchObject({ decodedData: null, error: 'signIn.decodeFailed' });
  });

  it('is discarded after sign-out', async () => {
    const { auth } = openAsAda({ [path]: () => (session.end(), { success: false }) });
    expect(await auth.account.decodeToken()).toBeNull();
    expect(localStorage.getItem('persist:root')).toBeNull();
  });
});

describe('sign-out', () => {
  it.each<[string, unknown, string]>([
    ['done', {}, 'done'],
    ['failed', () => new Response('{}', { status: 500 }), 'failed'],
  ])('clears this browser immediately and reports %s', async (_, answer, outcome) => {
    const { auth, calls, outcomes } = openAsAda({ [logoutPath]: answer });
    const events: string[] = [];
    const stop = session.subscribe((event) => events.push(event));
    await auth.logout();
    stop();
    expect(events).toEqual(['leaving', 'ending', 'ended']);
    expect(auth.account.isSignedIn()).toBe(false);
    await waitFor(() => expect(outcomes).toEqual([outcome]));
    expect(getLogouts(calls)).toEqual([
      { path: logoutPath, body: { refresh: 'd.e.f', notification_key: 'key-7' }, bearer: 'a.b.c' },
    ]);
  });

  it.each(['accessToken', 'refreshToken', 'notificationKey'])('reports that %s is missing', async (key) => {
    const { auth, calls, outcomes } = openAsAda({ [logoutPath]: {} });
    localStorage.removeItem(key);
    void auth.endSession('signedOut');
    await waitFor(() => expect(outcomes).toEqual(['missingData']));
    expect(calls).toEqual([]);
  });

  it('waits for a pending renewal and sends the new refresh token', async () => {
    let answer = (_response: object) => {};
    const lateResponse = new Promise<object>((resolve) => (answer = resolve));
    const renewed = { access: 'k.l.m', refresh: 'n.o.p' };
    const { auth, calls, outcomes, renewal } = openAsAda({
      '/api/user/token-refresh/': () => lateResponse,
      [logoutPath]: {},
    });
    localStorage.setItem('refreshToken', `a.${btoa('{"exp":9999999999}')}.c`);
    void renewal.renew('a.b.c');
    await waitFor(() => expect(calls).toHaveLength(1));
    void auth.endSession('signedOut');
    answer(renewed);
    await waitFor(() => expect(outcomes).toEqual(['done']));
    expect(getLogouts(calls)).toMatchObject([{ body: { refresh: 'n.o.p' }, bearer: 'k.l.m' }]);
    expect(auth.account.isSignedIn()).toBe(false);
  });
});

describe('remembered device', () => {
  it.each([
    ['is kept for a new sign-in', 'replaced', 0, true],
    ['is kept after expiry, with a logout request', 'expired', 1, true],
    ['is forgotten after a password change', 'endedByServer', 0, false],
    ['is forgotten after sign-out, with a logout request', 'signedOut', 1, false],
  ] as const)('%s', async (_, reason, logoutCalls, isKept) => {
    session.start({ ...loginResponse, remember_token: 'r', session_id: 12 }, tokens);
    const { auth, calls } = open({ [logoutPath]: {} });
    await auth.endSession(reason);
    expect(auth.account.isSignedIn()).toBe(false);
    expect(session.rememberHeaders()).toEqual(isKept ? { 'X-RMT': 'r', 'X-SI': '12' } : {});
    await auth.writes.finish();
    expect(getLogouts(calls)).toHaveLength(logoutCalls);
  });
});

describe('service launch', () => {
  it('uses the read-only notification key of the access token', async () => {
    const claims = Buffer.from('{"exp":9999999999,"notification_key":"reads"}').toString('base64url');
    session.start(loginResponse, { ...tokens, access: `a.${claims}.c` });
    expect(await open().auth.account.launchCredentials()).toMatchObject({ notificationKey: 'reads' });
  });

  it('has no credentials if nobody is signed in', async () => {
    expect(await open().auth.account.launchCredentials()).toBeNull();
  });
});

describe('react-admin', () => {
  it('gets no identity or rights if nobody is signed in', async () => {
    const { auth } = open();
    await expect(auth.checkAuth()).rejects.toMatchObject({ status: 401 });
    await expect(auth.getIdentity()).rejects.toMatchObject({ status: 401 });
    expect(await auth.canAccess({ resource: 'projects', action: 'list' })).toBe(false);
    expect(await auth.getPermissions()).toMatchObject({ admin: { open: false }, users: { list: false } });
  });

  it('gets the identity and the rights of the signed-in user', async () => {
    const { auth } = openAsAda();
    await auth.checkAuth();
    const identity = await auth.getIdentity();
    expect(identity).toMatchObject({ id: 7, fullName: 'Ada Lane' });
    expect(identity).not.toHaveProperty('avatar');
    auth.account.update({ picture_url: '/files/ada.png' });
    expect(await auth.getIdentity()).toMatchObject({ avatar: '/files/ada.png' });
    expect(await auth.canAccess({ resource: 'users', action: 'list' })).toBe(false);
    expect(auth.may('users.list')).toBe(false);
    expect(await auth.getPermissions()).toMatchObject({ admin: { open: true }, users: { list: false } });
    expect(auth.mayOpen('/projects')).toBe(true);
    expect(auth.signIn.landing(null)).toBe('/dashboard');
    expect(auth.signIn.landing({ returnTo: '/user/create' })).toBe('/dashboard');
  });
});
