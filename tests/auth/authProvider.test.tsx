import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoveryActions } from '../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../src/api/actions/signIn';
import { createHttp, type Http } from '../../src/api/http';
import { createAuthProvider } from '../../src/auth/authProvider';
import { createPendingWrites } from '../../src/auth/pendingWrites';
import { createRenewal } from '../../src/auth/renewal';
import { session } from '../../src/auth/session';
import { jsonResponse, stubFetch } from '../support/stubFetch';

const login = '/api/user/login/';
const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';
const socialPath = '/api/user/auth/social-login/?type=google';
const logoutPath = '/api/user/logout/';

const ada = { user_id: 7, email: 'ada@pulsehub.test', first_name: 'Ada', last_name: 'Lane', is_active: true };
const tokens = { access: 'a.b.c', refresh: 'd.e.f' };
const signedIn = { ...tokens, user: { ...ada, notification_key: 'key-7' } };
const bob = { access: 'g.h.i', refresh: 'j.k.l', user: { user_id: 8, email: 'bob@pulsehub.test' } };

const refusal = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** The auth provider wired as in the portal, with these bodies or responses by path; other paths are 404. */
const open = (answers: Record<string, unknown> = {}) => {
  const calls: { path: string; body: unknown; bearer: string | undefined }[] = [];
  stubFetch(async ({ path, body }, { headers }) => {
    calls.push({ path, body, bearer: new Headers(headers).get('authorization')?.replace('Bearer ', '') });
    const scripted = path in answers ? answers[path] : refusal(404, {});
    const answer: unknown = await (typeof scripted === 'function' ? (scripted as () => unknown)() : scripted);
    return answer instanceof Response ? answer : jsonResponse(200, answer);
  });
  const renewal = createRenewal((refresh, refused) => requestTokens(http, refresh, refused));
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
const asAda = (answers: Record<string, unknown> = {}) => {
  session.start(signedIn, tokens);
  return open(answers);
};
const logouts = (calls: { path: string }[]) => calls.filter(({ path }) => path === logoutPath);
const slice = () => {
  const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { auth: string };
  return JSON.parse(root.auth) as Record<string, unknown>;
};

beforeEach(() => session.end());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const code = { mfa_type: 'email', otp_verified: false, otp_access: 'x' };
const typed = { email: ' ada@pulsehub.test', password: 'secret' };

describe('a password', () => {
  it('signs in with tokens, and leads react-admin where it was going', async () => {
    const { auth, calls } = open({ [login]: signedIn });
    const next = await auth.login(typed);
    expect(next).toMatchObject({ step: 'signedIn' });
    expect(next).not.toHaveProperty('redirectTo');
    expect(auth.account.user()?.email).toBe('ada@pulsehub.test');
    expect(calls[0]?.body).toEqual({ email: 'ada@pulsehub.test', password: 'secret' });
  });

  it('leads to the required code, even with tokens, and keeps what its screen needs', async () => {
    const { auth, calls } = open({ [login]: { ...signedIn, ...code } });
    expect(await auth.login(typed)).toMatchObject({ step: 'emailCode', redirectTo: '/verify-otp' });
    expect(auth.account.isSignedIn()).toBe(false);
    expect([auth.signIn.pendingState(), auth.signIn.pendingEmail()]).toEqual([{ otpAccess: 'x' }, ada.email]);
    expect(await auth.signIn.resend()).toMatchObject({ step: 'emailCode' });
    expect(calls).toHaveLength(2);
    auth.signIn.clearPending();
    expect([auth.signIn.pendingState(), await auth.signIn.resend()]).toEqual([undefined, null]);
  });

  it('ends the local session of somebody else before it asks for a code', async () => {
    const { auth, calls } = asAda({ [login]: code });
    await auth.login(typed);
    expect([auth.account.isSignedIn(), logouts(calls)]).toEqual([false, []]);
  });

  it.each([
    ['an inactive user', { ...tokens, user: { ...ada, is_active: false } }, 'signIn.inactive.text'],
    ['a response without tokens', { user: ada }, 'signIn.invalidResponse'],
    ['a wrong password', () => refusal(400, { non_field_errors: ['No.'] }), 'No.'],
    ['too many attempts', () => refusal(429, { detail: 'Wait 9 seconds.' }), 'Wait 9 seconds.'],
    ['a failure without a text', () => refusal(500, {}), 'signIn.failed'],
  ])('is rejected with a sentence for react-admin: %s', async (_, answer, message) => {
    const { auth } = open({ [login]: answer });
    await expect(auth.login(typed)).rejects.toMatchObject({ message });
    expect(auth.account.isSignedIn()).toBe(false);
  });
});

const registration = { email: ada.email, last_name: 'Ada', password: 'p', confirm_password: 'p' };
it.each([
  ['tokens', signedIn, 'signedIn', true],
  ['a code', code, 'emailCode', false],
  ['nothing more', { message: 'Done.' }, undefined, false],
])('a registration leads on by what comes with it: %s', async (_, answer, next, isSignedIn) => {
  const { auth } = open({ '/api/user/register/': () => refusal(201, answer) });
  const found = await auth.signIn.byRegistration(registration);
  expect(found?.step).toBe(next);
  expect(auth.account.isSignedIn()).toBe(isSignedIn);
});

it.each<[string, string, (signIn: SignIn) => Promise<unknown>]>([
  ['by mail', otpPath, (signIn) => signIn.withEmailCode('123456', 'x')],
  ['by mail, as the first of two,', otpPath, (signIn) => signIn.withFirstOfBothCodes('123456', 'x')],
  ['of an authenticator', totpPath, (signIn) => signIn.withAuthenticatorCode('123456', 'x')],
])('a code %s opens a session or is rejected', async (_, path, verify) => {
  const answers: Record<string, unknown> = { [path]: { user: ada } };
  const { auth } = open(answers);
  await expect(verify(auth.signIn)).rejects.toMatchObject({ status: 200 });
  expect(auth.account.isSignedIn()).toBe(false);
  answers[path] = signedIn;
  expect(await verify(auth.signIn)).toMatchObject({ step: 'signedIn' });
  expect(auth.account.isSignedIn()).toBe(true);
});

describe('a sign-in by an identity provider', () => {
  it('is expected once, in the tab whose button was pressed, and by that provider alone', () => {
    const { auth } = asAda();
    auth.signIn.expectSocial('google');
    expect(auth.signIn.isSocialUnexpected('google')).toBe(false);
    expect(auth.signIn.isSocialUnexpected('google')).toBe(true);
    auth.signIn.expectSocial('google');
    expect(auth.signIn.isSocialUnexpected('microsoft')).toBe(true);
  });

  it('ends the previous session, on the server too', async () => {
    const { auth, calls } = asAda({ [socialPath]: bob, [logoutPath]: {} });
    expect(await auth.signIn.withSocial('google', 'token')).toMatchObject({ step: 'signedIn' });
    expect(auth.account.user()?.user_id).toBe(8);
    await vi.waitFor(() => expect(logouts(calls)).toHaveLength(1));
    expect(logouts(calls)[0]).toMatchObject({ bearer: 'a.b.c', body: { refresh: 'd.e.f' } });
  });

  it.each([
    ['invalid', {}],
    ['inactive', { ...bob, user: { ...bob.user, is_active: false } }],
  ])('that fails keeps the previous session: %s', async (_, answer) => {
    const { auth, calls } = asAda({ [socialPath]: { success: true, ...answer } });
    await expect(auth.signIn.withSocial('google', 'token')).rejects.toMatchObject({ status: 200 });
    expect(auth.account.user()?.user_id).toBe(7);
    expect(logouts(calls)).toEqual([]);
  });
});

const details = '/api/user/details/';
it('the profile is discarded when it comes after the sign-out', async () => {
  const { auth } = asAda({ [details]: () => (session.end(), ada) });
  expect(await auth.account.refresh()).toBeNull();
  expect(auth.account.user()).toBeNull();
});

describe('the decoded token', () => {
  const path = '/api/user/decode-token/';
  it('is stored where other clients of the origin read it', async () => {
    const { auth } = asAda({ [path]: { success: true, decoded_data: { sub: 7 } } });
    expect(await auth.account.decodeToken()).toBeNull();
    expect(slice()).toMatchObject({ decodedData: { sub: 7 }, error: null });
  });

  it.each([
    ['is rejected', { success: false, decoded_data: { sub: 7 } }],
    ['cannot be fetched', () => new Response('', { status: 500 })],
  ])('has an error message when it %s', async (_, answer) => {
    const { auth } = asAda({ [path]: answer });
    expect(await auth.account.decodeToken()).toBe('signIn.decodeFailed');
    expect(slice()).toMatchObject({ decodedData: null, error: 'signIn.decodeFailed' });
  });

  it('is discarded when it comes after the sign-out', async () => {
    const { auth } = asAda({ [path]: () => (session.end(), { success: false }) });
    expect(await auth.account.decodeToken()).toBeNull();
    expect(localStorage.getItem('persist:root')).toBeNull();
  });
});

describe('a sign-out', () => {
  it.each<[string, unknown, string]>([
    ['done', {}, 'done'],
    ['failed', () => new Response('{}', { status: 500 }), 'failed'],
  ])('clears this browser at once, and is %s when the server says so', async (_, answer, outcome) => {
    const { auth, calls, outcomes } = asAda({ [logoutPath]: answer });
    const events: string[] = [];
    const stop = session.subscribe((event) => events.push(event));
    await auth.logout();
    stop();
    expect(events).toEqual(['leaving', 'ending', 'ended']);
    expect(auth.account.isSignedIn()).toBe(false);
    await vi.waitFor(() => expect(outcomes).toEqual([outcome]));
    expect(logouts(calls)).toEqual([
      { path: logoutPath, body: { refresh: 'd.e.f', notification_key: 'key-7' }, bearer: 'a.b.c' },
    ]);
  });

  it.each(['accessToken', 'refreshToken', 'notificationKey'])('reports that %s is missing', async (key) => {
    const { auth, calls, outcomes } = asAda({ [logoutPath]: {} });
    localStorage.removeItem(key);
    void auth.endSession('signedOut');
    await vi.waitFor(() => expect(outcomes).toEqual(['missingData']));
    expect(calls).toEqual([]);
  });

  it('waits for a renewal that is under way, and sends the refresh token that it brings', async () => {
    let answer = (_response: object) => {};
    const late = new Promise<object>((resolve) => (answer = resolve));
    const renewed = { access: 'k.l.m', refresh: 'n.o.p' };
    const { auth, calls, outcomes, renewal } = asAda({
      '/api/user/token-refresh/': () => late,
      [logoutPath]: {},
    });
    localStorage.setItem('refreshToken', `a.${btoa('{"exp":9999999999}')}.c`);
    void renewal.renew('a.b.c');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    void auth.endSession('signedOut');
    answer(renewed);
    await vi.waitFor(() => expect(outcomes).toEqual(['done']));
    expect(logouts(calls)).toMatchObject([{ body: { refresh: 'n.o.p' }, bearer: 'k.l.m' }]);
    expect(auth.account.isSignedIn()).toBe(false);
  });
});

describe('a session', () => {
  /** Cookies are checked in session.test.tsx, since the light DOM does not forget them. */
  const keeps = { keepRemembered: true };
  const ends: [string, (auth: ReturnType<typeof open>['auth']) => Promise<void>, number, object][] = [
    ['dropped for a new sign-in keeps it too', (auth) => auth.endSession('replaced'), 0, keeps],
    ['that expired keeps it, and notifies the server', (auth) => auth.endSession('expired'), 1, keeps],
    ['ended by a new password forgets it', (auth) => auth.endSession('endedByServer'), 0, {}],
    ['signed out of forgets it, and notifies the server', (auth) => auth.endSession('signedOut'), 1, {}],
  ];
  it.each(ends)('%s', async (_, end, logoutCalls, options) => {
    const { auth, calls } = asAda({ [logoutPath]: {} });
    const ended = vi.spyOn(session, 'end');
    await end(auth);
    expect(auth.account.isSignedIn()).toBe(false);
    expect(ended.mock.calls.map(([first]) => first)).toEqual([options]);
    await auth.writes.finish();
    expect(logouts(calls)).toHaveLength(logoutCalls);
  });
});

describe('a service', () => {
  it('gets the key of the access token that only reads, where there is one', async () => {
    const claims = Buffer.from('{"exp":9999999999,"notification_key":"reads"}').toString('base64url');
    session.start(signedIn, { ...tokens, access: `a.${claims}.c` });
    expect(await open().auth.account.launchCredentials()).toMatchObject({ notificationKey: 'reads' });
  });

  it('is not opened when nobody is signed in', async () => {
    expect(await open().auth.account.launchCredentials()).toBeNull();
  });
});

describe('react-admin', () => {
  it('gets nothing when nobody is signed in', async () => {
    const { auth } = open();
    await expect(auth.checkAuth()).rejects.toMatchObject({ status: 401 });
    await expect(auth.getIdentity()).rejects.toMatchObject({ status: 401 });
    expect(await auth.canAccess({ resource: 'projects', action: 'list' })).toBe(false);
    expect(await auth.getPermissions()).toMatchObject({ admin: { open: false }, users: { list: false } });
  });

  it('gets the identity and the rights of the signed-in user', async () => {
    const { auth } = asAda();
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
