import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenewedTokens } from '../../src/api/actions/signIn';
import { HttpError } from '../../src/api/HttpError';
import { createRenewal } from '../../src/auth/renewal';
import { session } from '../../src/auth/session';
import { fakeLocks } from '../support/fakeLocks';

type RequestTokens = (refresh: string, rejectedToken: string) => Promise<RenewedTokens>;

const encodePart = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** Builds a token. The portal reads its times; only a server checks the signature. */
const buildToken = (expiresIn: number, lifetime = 3600) =>
  [
    encodePart({ alg: 'HS256' }),
    encodePart({ exp: getSeconds() + expiresIn, iat: getSeconds() + expiresIn - lifetime, n: Math.random() }),
    'x',
  ].join('.');
const getSeconds = () => Math.floor(Date.now() / 1000);

const signIn = (access: string, refresh = buildToken(86_400, 86_400)) => {
  session.start({ user: { user_id: 1, email: 'a@b.test' } }, { access, refresh });
  return { access, refresh };
};

const open = (request: RequestTokens) => {
  const renewal = createRenewal(request);
  const onOver = vi.fn<(notice: string) => void>();
  renewal.onExpired(onOver);
  return { renewal, onOver };
};

const signInAsBob = () =>
  session.start(
    { user: { user_id: 2, email: 'bob@b.test' } },
    { access: buildToken(600), refresh: buildToken(86_400) },
  );

beforeEach(() => session.end());

describe('access token', () => {
  it.each([
    ['is used while valid for long', 600, 3600, false],
    ['is renewed half a minute before expiry', 20, 3600, true],
    ['is used if short-lived but fresh', 4, 5, false],
  ])('%s', async (_, expiresIn, lifetime, isRenewed) => {
    const fresh = buildToken(3600);
    const request = vi.fn<RequestTokens>(async () => ({ access: fresh }));
    const { access } = signIn(buildToken(expiresIn, lifetime));
    expect(await createRenewal(request).accessToken()).toBe(isRenewed ? fresh : access);
    expect(request).toHaveBeenCalledTimes(isRenewed ? 1 : 0);
  });

  it('is renewed once for concurrent rejections', async () => {
    const { access } = signIn(buildToken(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: 'renewed' }));
    const renewal = createRenewal(request);
    expect(await Promise.all([1, 2, 3, 4].map(() => renewal.renew(access)))).toEqual(
      Array(4).fill('renewed'),
    );
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is not renewed again if the token of another tab arrives after its lock', async () => {
    const { locks } = fakeLocks();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    const { access } = signIn(buildToken(600));
    const request = vi.fn<RequestTokens>();
    let release = () => {};
    void locks.request('pulsehub.refresh', () => new Promise<void>((done) => (release = done)));
    const renewed = createRenewal(request).renew(access);
    await Promise.resolve();
    release();
    setTimeout(() => session.renew({ access: 'of the other tab' }), 50);
    expect(await renewed).toBe('of the other tab');
    expect(request).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it.each([
    ['by another tab', async () => ({ access: 'never' })],
    [
      'while it was renewed',
      async () => {
        signInAsBob();
        return { access: 'late' };
      },
    ],
  ])('is not replaced after another user signed in %s', async (label, request) => {
    const { access } = signIn(buildToken(600));
    const { renewal, onOver } = open(request);
    expect(await renewal.accessToken()).toBe(access);
    if (label === 'by another tab') signInAsBob();
    expect(await renewal.renew(access)).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
    expect(session.user()?.user_id).toBe(2);
  });

  it('expires by the server clock', async () => {
    const { access } = signIn(buildToken(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: 'renewed' }));
    const renewal = createRenewal(request);
    renewal.onServerTime?.(Date.now() + 3_600_000);
    expect(await renewal.accessToken()).toBe('renewed');
    expect(request).toHaveBeenCalledWith(expect.any(String), access);
  });

  it('stays in use if the network fails', async () => {
    const { access } = signIn(buildToken(10));
    const renewal = createRenewal(() => Promise.reject(new HttpError(0, null, 'network')));
    expect(await renewal.accessToken()).toBe(access);
    expect(session.isSignedIn()).toBe(true);
  });
});

describe('renewal', () => {
  const failRequest = () => Promise.reject(new HttpError(0, null, 'network'));
  it('reports a network failure once for concurrent calls', async () => {
    const { access } = signIn(buildToken(600));
    const renewal = createRenewal(failRequest);
    const onFailed = vi.fn<() => void>();
    const stop = renewal.onFailed(onFailed);
    const calls = await Promise.allSettled([1, 2, 3].map(() => renewal.renew(access)));
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(onFailed).toHaveBeenCalledTimes(1);
    await expect(renewal.renew(access)).rejects.toMatchObject({ kind: 'network' });
    expect(onFailed).toHaveBeenCalledTimes(2);
    stop();
  });

  it('reports whether a call of this page succeeded before', async () => {
    const { access } = signIn(buildToken(600), buildToken(-1));
    const { renewal, onOver } = open(failRequest);
    renewal.onCallSucceeded?.();
    await renewal.renew(access);
    expect(onOver).toHaveBeenCalledWith('dialog');
  });

  it('never returns the token of another user', async () => {
    const renewal = createRenewal(async () => ({ access: buildToken(600) }));
    const { access } = signIn(buildToken(5));
    const renewed = (await renewal.accessToken()) ?? '';
    expect(renewed).not.toBe(access);
    signInAsBob();
    expect(await renewal.renew(renewed)).toBeNull();
    session.end();
    expect(await renewal.renew(renewed)).toBeNull();
    expect(await renewal.accessToken()).toBeNull();
  });
});

describe('rejected renewed token', () => {
  const start = async (expiresIn = 600) => {
    const { access } = signIn(buildToken(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: buildToken(expiresIn) }));
    const { renewal, onOver } = open(request);
    await renewal.accessToken();
    const renewed = (await renewal.renew(access)) ?? '';
    return { renewal, request, onOver, renewed };
  };

  it('ends the session once and stops renewals', async () => {
    const { renewal, request, onOver, renewed } = await start();
    expect([renewal.markRenewedTokenRejected(renewed), renewal.markRenewedTokenRejected(renewed)]).toEqual([
      null,
      null,
    ]);
    expect(onOver).toHaveBeenCalledExactlyOnceWith('signInPage');
    expect(renewal.isOver()).toBe(true);
    expect(await renewal.renew(renewed)).toBeNull();
    expect(request).toHaveBeenCalledTimes(1);
    signIn(buildToken(600));
    expect(renewal.isOver()).toBe(false);
  });

  it('keeps the session if another tab replaced it', async () => {
    const { renewal, onOver, renewed } = await start();
    session.renew({ access: 'replaced' });
    expect(renewal.markRenewedTokenRejected(renewed)).toBe('replaced');
    expect(onOver).not.toHaveBeenCalled();
  });

  it('does not report expiry after another sign-in or sign-out', async () => {
    const { renewal, onOver, renewed } = await start();
    signInAsBob();
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    session.end();
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  });

  it('keeps the session if it expired during a long upload', async () => {
    const { renewal, onOver, renewed } = await start(-1);
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    expect(onOver).not.toHaveBeenCalled();
  });
});

it('keeps the session if another tab without Web Locks rotated the refresh token', async () => {
  const { access, refresh } = signIn(buildToken(600));
  let newest = refresh;
  /** Accepts only the newest refresh token, as simplejwt with rotation and blacklist. */
  const rotate: RequestTokens = async (refreshToken) => {
    if (refreshToken !== newest) throw new HttpError(401, { code: 'token_not_valid' });
    newest = buildToken(86_400, 86_400);
    return { access: buildToken(600), refresh: newest };
  };
  const { renewal: other, onOver } = open(rotate);
  const renewed = await Promise.all([createRenewal(rotate).renew(access), other.renew(access)]);
  expect(renewed).toEqual([session.accessToken(), session.accessToken()]);
  expect(onOver).not.toHaveBeenCalled();
});

describe('session expiry', () => {
  const rejectRequest = () => Promise.reject(new Error('Unexpected request'));
  it.each<[string, string, () => Promise<RenewedTokens>]>([
    ['follows an expired refresh token', buildToken(-1), rejectRequest],
    ['follows a rejected refresh token', buildToken(86_400), () => Promise.reject(new HttpError(401))],
  ])('%s', async (_, refresh, request) => {
    const { access } = signIn(buildToken(600), refresh);
    const { renewal, onOver } = open(request);
    expect(await renewal.renew(access)).toBeNull();
    expect(onOver).toHaveBeenCalledWith('signInPage');
  });

  it.each([500, 503, 429, 0])('does not follow a %i', async (status) => {
    const { access } = signIn(buildToken(600));
    const { renewal, onOver } = open(() => Promise.reject(new HttpError(status)));
    await expect(renewal.renew(access)).rejects.toMatchObject({ status });
    expect(onOver).not.toHaveBeenCalled();
  });

  it('is not reverted by a late response', async () => {
    const { access } = signIn(buildToken(600));
    const renewal = createRenewal(async () => {
      session.end();
      return { access: 'late' };
    });
    expect(await renewal.renew(access)).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });
});
