import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoveryActions } from '../../src/api/actions/recovery';
import { requestTokens, signInActions } from '../../src/api/actions/signIn';
import { createHttp, type Http } from '../../src/api/http';
import { createAuthProvider } from '../../src/auth/authProvider';
import { createPendingWrites } from '../../src/auth/pendingWrites';
import { createRenewal } from '../../src/auth/refresh';
import { session } from '../../src/auth/session';
import { scriptedFetch } from '../support/scriptedFetch';

const login = '/api/user/login/';
const otpPath = '/api/user/verify-otp/';
const totpPath = '/api/user/verify-totp';
const socialPath = '/api/user/auth/social-login/?type=google';
const logoutPath = '/api/user/logout/';

const ada = { user_id: 7, email: 'ada@pulsehub.test', first_name: 'Ada', last_name: 'Lane', is_active: true };
const tokens = { access: 'a.b.c', refresh: 'd.e.f' };
const signedIn = { ...tokens, user: { ...ada, notification_key: 'key-7' } };
const bob = { access: 'g.h.i', refresh: 'j.k.l', user: { user_id: 8, email: 'bob@pulsehub.test' } };

/** The auth provider wired as in the portal, with scripted responses. */
const open = (answers: Record<string, unknown> = {}) => {
  const calls = scriptedFetch(answers);
  const renewal = createRenewal((refresh, refused) => requestTokens(http, refresh, refused));
  const http: Http = createHttp('', renewal);
  const writes = createPendingWrites(renewal.tokensNow, session);
  const auth = createAuthProvider(
    { ...signInActions(http), ...recoveryActions(http) },
    renewal,
    writes,
    () => undefined,
  );
  const outcomes: string[] = [];
  auth.onSignedOut((outcome) => outcomes.push(outcome));
  return { auth, calls, outcomes, renewal };
};
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
afterEach(() => void vi.restoreAllMocks());

describe('a password', () => {
  it.each([
    ['signs in with tokens', signedIn, 'signedIn', true],
    [
      'leads to the required code, even with tokens',
      { ...signedIn, mfa_type: 'email', otp_verified: false, otp_access: 'x' },
      'emailCode',
      false,
    ],
    [
      'opens no session for an inactive user',
      { ...tokens, user: { ...ada, is_active: false } },
      'inactive',
      false,
    ],
    ['opens no session without tokens', { user: ada }, 'invalid', false],
  ])('%s', async (_, answer, step, opens) => {
    const { auth } = open({ [login]: answer });
    expect(await auth.signIn('ada@pulsehub.test', 'secret')).toMatchObject({ step });
    expect(auth.isSignedIn()).toBe(opens);
    expect(auth.user()?.email).toBe(opens ? 'ada@pulsehub.test' : undefined);
  });

  it('chosen at the registration signs in with tokens', async () => {
    const { auth } = open({
      '/api/user/register/': () => new Response(JSON.stringify(signedIn), { status: 201 }),
    });
    const registration = { email: ada.email, last_name: 'Ada', password: 'p', confirm_password: 'p' };
    expect(await auth.register(registration)).toMatchObject({ step: 'signedIn' });
    expect(auth.isSignedIn()).toBe(true);
  });
});

describe('a code', () => {
  it.each([
    ['with tokens', signedIn, true],
    ['without tokens', { user: ada }, false],
    ['of an inactive user', { ...tokens, user: { ...ada, is_active: false } }, false],
  ])('by mail opens a session or not: %s', async (_, answer, opens) => {
    const { auth, calls } = open({ [otpPath]: answer });
    expect(await auth.verifyEmailCode('123456', 'otp-access')).toBe(opens);
    expect(auth.isSignedIn()).toBe(opens);
    expect(calls[0]?.body).toEqual({ otp: '123456', otp_access: 'otp-access', remember_me: true });
  });

  it.each([
    ['with tokens and user', signedIn, true],
    ['without a user', tokens, false],
    ['without tokens', { user: ada }, false],
  ])('of an authenticator opens a session or not: %s', async (_, answer, opens) => {
    const { auth } = open({ [totpPath]: answer });
    expect(await auth.verifyAuthenticatorCode('123456', 'totp-access')).toBe(opens);
    expect(auth.isSignedIn()).toBe(opens);
  });

  const secondRequired = { totp_success: true, totp_verified: false, totp_access: 'totp-access' };
  it.each([
    [
      'asks for the second',
      secondRequired,
      { step: 'authenticatorCode', totpAccess: 'totp-access', hint: '' },
    ],
    [
      'asks for the second with its hint',
      { ...secondRequired, totp_message: 'Open your app' },
      { step: 'authenticatorCode', totpAccess: 'totp-access', hint: 'Open your app' },
    ],
    ['signs in when nothing more is required', signedIn, { step: 'signedIn' }],
    [
      'is invalid when the second cannot be asked for',
      { ...secondRequired, totp_access: '' },
      { step: 'invalid' },
    ],
    [
      'is invalid when the second was rejected',
      { ...secondRequired, totp_success: false },
      { step: 'invalid' },
    ],
    [
      'signs in when the second is verified already',
      { ...secondRequired, ...signedIn, totp_verified: true },
      { step: 'signedIn' },
    ],
    ['is invalid with an empty response', {}, { step: 'invalid' }],
  ])('by mail, as the first of two, %s', async (_, answer, step) => {
    const { auth } = open({ [otpPath]: answer });
    expect(await auth.verifyBothEmailCode('123456', 'otp-access')).toEqual(step);
    expect(auth.isSignedIn()).toBe(step.step === 'signedIn');
  });
});

describe('a sign-in by an identity provider', () => {
  it('is expected once, in the tab whose button was pressed, and by that provider alone', () => {
    const { auth } = asAda();
    auth.expectSocial('google');
    expect(auth.isSocialUnexpected('google')).toBe(false);
    expect(auth.isSocialUnexpected('google')).toBe(true);
    auth.expectSocial('google');
    expect(auth.isSocialUnexpected('microsoft')).toBe(true);
  });

  it('need not be expected when nobody is signed in', () => {
    expect(open().auth.isSocialUnexpected('google')).toBe(false);
  });

  it('ends the previous session, on the server too', async () => {
    const { auth, calls } = asAda({ [socialPath]: bob, [logoutPath]: {} });
    expect(await auth.socialSignIn('google', 'token')).toMatchObject({ step: 'signedIn' });
    expect(auth.user()?.user_id).toBe(8);
    await vi.waitFor(() => expect(logouts(calls)).toHaveLength(1));
    expect(logouts(calls)[0]).toMatchObject({ bearer: 'a.b.c', body: { refresh: 'd.e.f' } });
  });

  it.each([
    ['invalid', {}],
    ['inactive', { ...bob, user: { ...bob.user, is_active: false } }],
  ])('that fails keeps the previous session: %s', async (step, answer) => {
    const { auth, calls } = asAda({ [socialPath]: { success: true, ...answer } });
    expect(await auth.socialSignIn('google', 'token')).toMatchObject({ step });
    expect(auth.user()?.user_id).toBe(7);
    expect(logouts(calls)).toEqual([]);
  });

  it('ends no session when there is none', async () => {
    const { auth, calls, outcomes } = open({ [socialPath]: bob });
    await auth.socialSignIn('google', 'token');
    expect([logouts(calls), outcomes]).toEqual([[], []]);
  });
});

describe('the profile', () => {
  const details = '/api/user/details/';
  it('is stored as the server returns it', async () => {
    const { auth } = asAda({ [details]: { ...ada, first_name: 'Adah' } });
    expect(await auth.refreshProfile()).toMatchObject({ first_name: 'Adah' });
    expect(auth.user()?.first_name).toBe('Adah');
  });

  it('is discarded when it comes after the sign-out', async () => {
    const { auth } = asAda({ [details]: () => (session.end(), ada) });
    expect(await auth.refreshProfile()).toBeNull();
    expect(auth.user()).toBeNull();
  });
});

describe('the decoded token', () => {
  const path = '/api/user/decode-token/';
  it('is stored where other clients of the origin read it', async () => {
    const { auth } = asAda({ [path]: { success: true, decoded_data: { sub: 7 } } });
    expect(await auth.decodeToken()).toBeNull();
    expect(slice()).toMatchObject({ decodedData: { sub: 7 }, error: null });
  });

  it.each([
    ['is rejected', { success: false, decoded_data: { sub: 7 } }],
    ['cannot be fetched', () => new Response('', { status: 500 })],
  ])('has an error message when it %s', async (_, answer) => {
    const { auth } = asAda({ [path]: answer });
    expect(await auth.decodeToken()).toBe('signIn.decodeFailed');
    expect(slice()).toMatchObject({ decodedData: null, error: 'signIn.decodeFailed' });
  });

  it('is discarded when it comes after the sign-out', async () => {
    const { auth } = asAda({ [path]: () => (session.end(), { success: false }) });
    expect(await auth.decodeToken()).toBeNull();
    expect(localStorage.getItem('persist:root')).toBeNull();
  });

  it('has no error message when the session has expired', async () => {
    const { auth } = asAda({
      [path]: () => new Response('{}', { status: 401 }),
      '/api/user/token-refresh/': () => new Response('{}', { status: 401 }),
    });
    expect(await auth.decodeToken()).toBeNull();
    expect(auth.isOver()).toBe(true);
    session.start(bob, bob);
    expect(auth.isOver()).toBe(false);
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
    expect(auth.isSignedIn()).toBe(false);
    await vi.waitFor(() => expect(outcomes).toEqual([outcome]));
    expect(logouts(calls)).toEqual([
      { path: logoutPath, body: { refresh: 'd.e.f', notification_key: 'key-7' }, bearer: 'a.b.c' },
    ]);
  });

  it.each(['accessToken', 'refreshToken', 'notificationKey'])('reports that %s is missing', async (key) => {
    const { auth, calls, outcomes } = asAda({ [logoutPath]: {} });
    localStorage.removeItem(key);
    auth.signOut();
    await vi.waitFor(() => expect(outcomes).toEqual(['missingData']));
    expect(calls).toEqual([]);
  });

  it('reports nothing to a user who has signed in meanwhile', async () => {
    const { auth, outcomes, calls } = asAda({ [logoutPath]: () => (session.start(bob, bob), {}) });
    auth.signOut();
    await vi.waitFor(() => expect(logouts(calls)).toHaveLength(1));
    await auth.finishWrites();
    expect(outcomes).toEqual([]);
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
    auth.signOut();
    expect(auth.isSignedIn()).toBe(false);
    answer(renewed);
    await vi.waitFor(() => expect(outcomes).toEqual(['done']));
    expect(logouts(calls)).toMatchObject([{ body: { refresh: 'n.o.p' }, bearer: 'k.l.m' }]);
    expect(auth.isSignedIn()).toBe(false);
  });

  it('sends pending writes first', async () => {
    const { auth, calls, outcomes } = asAda({ [logoutPath]: {}, '/waits': {} });
    auth.pendingWrite(() => fetch('/waits'));
    auth.signOut();
    await vi.waitFor(() => expect(outcomes).toEqual(['done']));
    expect(calls.map(({ path }) => path)).toEqual(['/waits', logoutPath]);
  });
});

describe('a session', () => {
  /** Cookies are checked in session.test.ts, since the light DOM does not forget them. */
  const keeps = { keepRemembered: true };
  const ends: [string, (auth: ReturnType<typeof open>['auth']) => void, number, object | undefined][] = [
    ['dropped for a new sign-in keeps it too', (auth) => auth.dropLocalSession(), 0, keeps],
    [
      'signed out of after it expired keeps it, and notifies the server',
      (auth) => auth.signOutExpired(),
      1,
      keeps,
    ],
    ['ended by a new password forgets it', (auth) => auth.leave(), 0, undefined],
    ['signed out of forgets it, and notifies the server', (auth) => auth.signOut(), 1, undefined],
  ];
  it.each(ends)('%s', async (_, end, logoutCalls, options) => {
    const { auth, calls } = asAda({ [logoutPath]: {} });
    const ended = vi.spyOn(session, 'end');
    end(auth);
    expect(auth.isSignedIn()).toBe(false);
    expect(ended.mock.calls.map(([first]) => first)).toEqual([options]);
    await auth.finishWrites();
    expect(logouts(calls)).toHaveLength(logoutCalls);
  });

  it('is not signed out of on the server without its refresh token', async () => {
    const { auth, outcomes } = asAda({ [logoutPath]: {} });
    const ended = vi.spyOn(session, 'end');
    localStorage.removeItem('refreshToken');
    auth.signOutExpired();
    await auth.finishWrites();
    expect(ended).toHaveBeenCalledWith(keeps);
    expect([auth.isSignedIn(), outcomes]).toEqual([false, []]);
  });

  it('emits "leaving" first when it is left', () => {
    const { auth } = asAda();
    const events: string[] = [];
    const stop = session.subscribe((event) => events.push(event));
    auth.leave();
    stop();
    expect(events[0]).toBe('leaving');
  });

  it('is not dropped when nobody is signed in', () => {
    const { auth } = open();
    localStorage.setItem('anything', 'else');
    auth.dropLocalSession();
    expect(localStorage.getItem('anything')).toBe('else');
  });
});

describe('a service', () => {
  it('is opened with the credentials of the signed-in user', async () => {
    const { auth } = asAda();
    expect(await auth.launchCredentials()).toMatchObject({
      token: 'a.b.c',
      user: { email: 'ada@pulsehub.test' },
      notificationKey: 'key-7',
    });
  });

  it('gets the key of the access token that only reads, where there is one', async () => {
    const claims = Buffer.from('{"exp":9999999999,"notification_key":"reads"}').toString('base64url');
    session.start(signedIn, { ...tokens, access: `a.${claims}.c` });
    expect(await open().auth.launchCredentials()).toMatchObject({ notificationKey: 'reads' });
  });

  it('is not opened when nobody is signed in', async () => {
    expect(await open().auth.launchCredentials()).toBeNull();
  });
});

describe('react-admin', () => {
  it('completes a sign-in, or rejects an invalid response', async () => {
    const { auth } = open();
    await expect(auth.login({})).rejects.toMatchObject({ kind: 'format' });
    await auth.login(signedIn);
    expect(auth.isSignedIn()).toBe(true);
  });

  it('gets nothing when nobody is signed in', async () => {
    const { auth } = open();
    await expect(auth.checkAuth()).rejects.toMatchObject({ status: 401 });
    await expect(auth.getIdentity()).rejects.toMatchObject({ status: 401 });
    expect(await auth.canAccess({ resource: 'projects', action: 'list' })).toBe(false);
    expect(await auth.getPermissions()).toBeNull();
  });

  it('gets the identity and the rights of the signed-in user', async () => {
    const { auth } = asAda();
    await auth.checkAuth();
    const identity = await auth.getIdentity();
    expect(identity).toMatchObject({ id: 7, fullName: 'Ada Lane' });
    expect(identity).not.toHaveProperty('avatar');
    auth.updateUser({ picture_url: '/files/ada.png' });
    expect(await auth.getIdentity()).toMatchObject({ avatar: '/files/ada.png' });
    expect(await auth.canAccess({ resource: 'users', action: 'list' })).toBe(false);
    expect(auth.may('users.list')).toBe(false);
    expect(auth.mayOpen('/projects')).toBe(true);
    expect(auth.landing(null)).toBe('/dashboard');
    expect(auth.landing({ returnTo: '/user/create' })).toBe('/dashboard');
  });

  it('ends no session on an error', async () => {
    const { auth } = asAda();
    await auth.checkError();
    expect(auth.isSignedIn()).toBe(true);
  });
});
