import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../src/api/HttpError';
import { createRenewal } from '../../src/auth/refresh';
import { session } from '../../src/auth/session';

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
