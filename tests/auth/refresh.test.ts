import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/api/HttpError';
import { createRenewal } from '../../src/auth/refresh';
import { session } from '../../src/auth/session';
import { fakeLocks } from '../support/fakeLocks';

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** A token as a server makes it; the portal reads its times, only the server checks its signature. */
const token = (ends: number, lives = 3600) =>
  [
    part({ alg: 'HS256' }),
    part({ exp: seconds() + ends, iat: seconds() + ends - lives, n: Math.random() }),
    'x',
  ].join('.');
const seconds = () => Math.floor(Date.now() / 1000);

const signedIn = (access: string, refresh = token(86_400, 86_400)) => {
  session.start({ user: { user_id: 1, email: 'a@b.test' } }, { access, refresh });
  return { access, refresh };
};

const signInAsBob = () =>
  session.start(
    { user: { user_id: 2, email: 'bob@b.test' } },
    { access: token(600), refresh: token(86_400) },
  );

beforeEach(() => session.end());

describe('an access token', () => {
  it.each([
    ['has long to live', 600, 3600, false],
    ['ends within half a minute', 20, 3600, true],
    ['has ended', -5, 3600, true],
    ['is short-lived but fresh', 4, 5, false],
  ])('an access token that %s', async (_, ends, lives, asks) => {
    const fresh = token(3600);
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => fresh);
    const { access } = signedIn(token(ends, lives));
    expect(await createRenewal(request).accessToken()).toBe(asks ? fresh : access);
    expect(request).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  it('an access token is renewed once, however many calls find it refused at the same time', async () => {
    const { access } = signedIn(token(600));
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => 'renewed');
    const renewal = createRenewal(request);
    expect(await Promise.all([1, 2, 3, 4].map(() => renewal.renew(access)))).toEqual(
      Array(4).fill('renewed'),
    );
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('an access token that another tab has replaced meanwhile is not renewed again', async () => {
    signedIn(token(600));
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => 'renewed');
    const renewal = createRenewal(request);
    expect(await renewal.renew('an older token')).toBe(session.accessToken());
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['by another tab', async () => 'never'],
    [
      'while it was renewed',
      async () => {
        signInAsBob();
        return 'late';
      },
    ],
  ])(
    'an access token is not replaced by that of somebody who signed in meanwhile, %s',
    async (how, request) => {
      const { access } = signedIn(token(600));
      const renewal = createRenewal(request);
      const over = vi.fn<(expiry: { proven: boolean }) => void>();
      renewal.onExpired(over);
      expect(await renewal.accessToken()).toBe(access);
      if (how === 'by another tab') signInAsBob();
      expect(await renewal.renew(access)).toBeNull();
      expect(over).not.toHaveBeenCalled();
      expect(session.user()?.user_id).toBe(2);
    },
  );

  it('an access token is judged by the clock of the server', async () => {
    const { access } = signedIn(token(600));
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => 'renewed');
    const renewal = createRenewal(request);
    renewal.serverTime?.(Date.now() + 3_600_000);
    expect(await renewal.accessToken()).toBe('renewed');
    expect(request).toHaveBeenCalledWith(expect.any(String), access);
  });

  it('stays in use where the renewal could not be asked for', async () => {
    const { access } = signedIn(token(10));
    const renewal = createRenewal(() => Promise.reject(new HttpError(0, null, 'network')));
    expect(await renewal.accessToken()).toBe(access);
    expect(session.isSignedIn()).toBe(true);
  });
});

describe('a renewal', () => {
  const failing = () => Promise.reject(new HttpError(0, null, 'network'));
  it('that cannot be asked for is said once, however many calls wait for it', async () => {
    const { access } = signedIn(token(600));
    const renewal = createRenewal(failing);
    const failed = vi.fn<() => void>();
    const stop = renewal.onFailed(failed);
    const calls = await Promise.allSettled([1, 2, 3].map(() => renewal.renew(access)));
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(failed).toHaveBeenCalledTimes(1);
    await expect(renewal.renew(access)).rejects.toMatchObject({ kind: 'network' });
    expect(failed).toHaveBeenCalledTimes(2);
    stop();
  });

  it('ahead of time that cannot be asked for is not said: the token may still do', async () => {
    signedIn(token(10));
    const renewal = createRenewal(failing);
    const failed = vi.fn<() => void>();
    renewal.onFailed(failed);
    await renewal.accessToken();
    expect(failed).not.toHaveBeenCalled();
  });

  it('is asked for again once the one before it has come', async () => {
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>();
    const fresh = [token(5), token(600)];
    request.mockImplementation(async () => fresh.shift() ?? '');
    signedIn(token(5));
    const renewal = createRenewal(request);
    await renewal.accessToken();
    const renewed = await renewal.accessToken();
    expect(request).toHaveBeenCalledTimes(2);
    expect(renewed).toBe(session.accessToken());
  });

  it('goes through the lock of the browser, so that its tabs ask one after the other', async () => {
    const { locks } = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    const { access } = signedIn(token(600));
    const request = vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => 'renewed');
    const tabs = [createRenewal(request), createRenewal(request)];
    expect(await Promise.all(tabs.map((tab) => tab.renew(access)))).toEqual(['renewed', 'renewed']);
    expect(request).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('says whether the session was still good at an earlier call of this page', async () => {
    const { access } = signedIn(token(600), token(-1));
    const renewal = createRenewal(failing);
    const over = vi.fn<(expiry: { proven: boolean }) => void>();
    renewal.onExpired(over);
    renewal.proven?.();
    await renewal.renew(access);
    expect(over).toHaveBeenCalledWith({ proven: true });
  });

  it('leads no call of one person to the token of another', async () => {
    const renewal = createRenewal(async () => token(600));
    const { access } = signedIn(token(5));
    const renewed = (await renewal.accessToken()) ?? '';
    expect(renewed).not.toBe(access);
    signInAsBob();
    expect(await renewal.renew(renewed)).toBeNull();
    session.end();
    expect(await renewal.renew(renewed)).toBeNull();
    expect(await renewal.accessToken()).toBeNull();
  });
});

describe('a write that outlives its session', () => {
  const asked = () => vi.fn<(refresh: string, refused: string) => Promise<string>>(async () => 'alone');

  it('uses the tokens of the session for as long as that lives', async () => {
    const { access } = signedIn(token(600));
    const request = asked();
    const tokens = createRenewal(request).tokensNow();
    expect(await tokens.accessToken()).toBe(access);
    expect(await tokens.renew(access)).toBe('alone');
    expect(session.accessToken()).toBe('alone');
    expect(tokens.rememberHeaders()).toEqual(session.rememberHeaders());
  });

  it('goes out with its own tokens afterwards, which are renewed in memory alone', async () => {
    const { access, refresh } = signedIn(token(600));
    const request = asked();
    const tokens = createRenewal(request).tokensNow();
    session.end();
    expect(await tokens.accessToken()).toBe(access);
    expect(request).not.toHaveBeenCalled();
    expect(await tokens.renew(access)).toBe('alone');
    expect(request).toHaveBeenCalledWith(refresh, access);
    expect(await tokens.accessToken()).toBe('alone');
    expect(session.isSignedIn()).toBe(false);
  });

  it('has its token renewed ahead of the end', async () => {
    signedIn(token(10));
    const request = asked();
    const tokens = createRenewal(request).tokensNow();
    session.end();
    expect(await tokens.accessToken()).toBe('alone');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('does not go out as somebody who has signed in since', async () => {
    const { access } = signedIn(token(600));
    const tokens = createRenewal(asked()).tokensNow();
    signInAsBob();
    expect(await tokens.accessToken()).toBe(access);
    expect(await tokens.renew(access)).toBe('alone');
    expect(session.user()?.user_id).toBe(2);
    expect(session.accessToken()).not.toBe('alone');
  });

  it('has no token where its own cannot be renewed', async () => {
    const { access } = signedIn(token(600));
    const tokens = createRenewal(() => Promise.reject(new HttpError(401))).tokensNow();
    session.end();
    expect(await tokens.renew(access)).toBeNull();
    expect(await tokens.accessToken()).toBeNull();
  });

  it('has none where nobody was signed in', async () => {
    const tokens = createRenewal(asked()).tokensNow();
    expect(await tokens.accessToken()).toBeNull();
    expect(await tokens.renew('refused')).toBe('refused');
  });
});

describe('a session is over', () => {
  const never = () => Promise.reject(new Error('must not ask'));
  it.each<[string, string, () => Promise<string>]>([
    ['when the refresh token has ended', token(-1), never],
    ['when the refresh token is no token', 'abc', never],
    ['when the refresh token has two parts', 'abc.def', never],
    ['when the refresh token cannot be decoded', 'a.%%.c', never],
    ['when the refresh token has no end', `${part({})}.${part({ iat: 1 })}.x`, never],
    ['when the server refuses it', token(86_400), () => Promise.reject(new HttpError(401))],
  ])('%s', async (_, refresh, request) => {
    const { access } = signedIn(token(600), refresh);
    const renewal = createRenewal(request);
    const over = vi.fn<(expiry: { proven: boolean }) => void>();
    renewal.onExpired(over);
    expect(await renewal.renew(access)).toBeNull();
    expect(over).toHaveBeenCalledWith({ proven: false });
  });

  it.each([500, 503, 429, 0])('a session is not over when the server answers %i', async (status) => {
    const { access } = signedIn(token(600));
    const renewal = createRenewal(() => Promise.reject(new HttpError(status)));
    const over = vi.fn<(expiry: { proven: boolean }) => void>();
    renewal.onExpired(over);
    await expect(renewal.renew(access)).rejects.toMatchObject({ status });
    expect(over).not.toHaveBeenCalled();
  });

  it('a session that is over is not brought back by a late answer', async () => {
    const { access } = signedIn(token(600));
    const renewal = createRenewal(async () => {
      session.end();
      return 'late';
    });
    expect(await renewal.renew(access)).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });
});
