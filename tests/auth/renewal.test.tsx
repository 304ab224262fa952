import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenewedTokens } from '../../src/api/actions/signIn';
import { HttpError } from '../../src/api/HttpError';
import { createRenewal } from '../../src/auth/renewal';
import { session } from '../../src/auth/session';

type RequestTokens = (refresh: string, refused: string) => Promise<RenewedTokens>;

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** A token as a server issues it; the portal reads its times, only the server checks its signature. */
const token = (expiresIn: number, lifetime = 3600) =>
  [
    part({ alg: 'HS256' }),
    part({ exp: seconds() + expiresIn, iat: seconds() + expiresIn - lifetime, n: Math.random() }),
    'x',
  ].join('.');
const seconds = () => Math.floor(Date.now() / 1000);

const signedIn = (access: string, refresh = token(86_400, 86_400)) => {
  session.start({ user: { user_id: 1, email: 'a@b.test' } }, { access, refresh });
  return { access, refresh };
};

const open = (request: RequestTokens) => {
  const renewal = createRenewal(request);
  const over = vi.fn<(notice: string) => void>();
  renewal.onExpired(over);
  return { renewal, over };
};

const signInAsBob = () =>
  session.start(
    { user: { user_id: 2, email: 'bob@b.test' } },
    { access: token(600), refresh: token(86_400) },
  );

beforeEach(() => session.end());

describe('an access token', () => {
  it.each([
    ['is valid for long is used', 600, 3600, false],
    ['expires within half a minute is renewed', 20, 3600, true],
    ['has expired is renewed', -5, 3600, true],
    ['is short-lived but fresh is used', 4, 5, false],
  ])('that %s', async (_, expiresIn, lifetime, asks) => {
    const fresh = token(3600);
    const request = vi.fn<RequestTokens>(async () => ({ access: fresh }));
    const { access } = signedIn(token(expiresIn, lifetime));
    expect(await createRenewal(request).accessToken()).toBe(asks ? fresh : access);
    expect(request).toHaveBeenCalledTimes(asks ? 1 : 0);
  });

  it('is renewed once, however many calls are rejected with it at the same time', async () => {
    const { access } = signedIn(token(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: 'renewed' }));
    const renewal = createRenewal(request);
    expect(await Promise.all([1, 2, 3, 4].map(() => renewal.renew(access)))).toEqual(
      Array(4).fill('renewed'),
    );
    expect(request).toHaveBeenCalledTimes(1);
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
  ])('is not replaced by that of a user who signed in meanwhile, %s', async (how, request) => {
    const { access } = signedIn(token(600));
    const { renewal, over } = open(request);
    expect(await renewal.accessToken()).toBe(access);
    if (how === 'by another tab') signInAsBob();
    expect(await renewal.renew(access)).toBeNull();
    expect(over).not.toHaveBeenCalled();
    expect(session.user()?.user_id).toBe(2);
  });

  it('is checked by the clock of the server', async () => {
    const { access } = signedIn(token(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: 'renewed' }));
    const renewal = createRenewal(request);
    renewal.onServerTime?.(Date.now() + 3_600_000);
    expect(await renewal.accessToken()).toBe('renewed');
    expect(request).toHaveBeenCalledWith(expect.any(String), access);
  });

  it('stays in use when the renewal fails without a network', async () => {
    const { access } = signedIn(token(10));
    const renewal = createRenewal(() => Promise.reject(new HttpError(0, null, 'network')));
    expect(await renewal.accessToken()).toBe(access);
    expect(session.isSignedIn()).toBe(true);
  });
});

describe('a renewal', () => {
  const failing = () => Promise.reject(new HttpError(0, null, 'network'));
  it('that fails without a network is reported once, however many calls wait for it', async () => {
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

  it('reports whether the session was still valid at an earlier call of this page', async () => {
    const { access } = signedIn(token(600), token(-1));
    const { renewal, over } = open(failing);
    renewal.onCallSucceeded?.();
    await renewal.renew(access);
    expect(over).toHaveBeenCalledWith('dialog');
  });

  it('never gives a call of one user the token of another', async () => {
    const renewal = createRenewal(async () => ({ access: token(600) }));
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

describe('a renewed token that is refused too', () => {
  const start = async (expiresIn = 600) => {
    const { access } = signedIn(token(600));
    const request = vi.fn<RequestTokens>(async () => ({ access: token(expiresIn) }));
    const { renewal, over } = open(request);
    await renewal.accessToken();
    const renewed = (await renewal.renew(access)) ?? '';
    return { renewal, request, over, renewed };
  };

  it('ends the session, once, and nothing is renewed after that', async () => {
    const { renewal, request, over, renewed } = await start();
    expect([renewal.markRenewedTokenRejected(renewed), renewal.markRenewedTokenRejected(renewed)]).toEqual([
      null,
      null,
    ]);
    expect(over).toHaveBeenCalledExactlyOnceWith('signInPage');
    expect(renewal.isOver()).toBe(true);
    expect(await renewal.renew(renewed)).toBeNull();
    expect(request).toHaveBeenCalledTimes(1);
    signedIn(token(600));
    expect(renewal.isOver()).toBe(false);
  });

  it('does not, when another tab has replaced it', async () => {
    const { renewal, over, renewed } = await start();
    session.renew({ access: 'replaced' });
    expect(renewal.markRenewedTokenRejected(renewed)).toBe('replaced');
    expect(over).not.toHaveBeenCalled();
  });

  it('does not, when another user has signed in or the session is gone', async () => {
    const { renewal, over, renewed } = await start();
    signInAsBob();
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    session.end();
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    expect(over).not.toHaveBeenCalled();
  });

  it('does not, when it has expired during a long upload', async () => {
    const { renewal, over, renewed } = await start(-1);
    expect(renewal.markRenewedTokenRejected(renewed)).toBeNull();
    expect(over).not.toHaveBeenCalled();
  });
});

it('a refresh token that the server rotates does not end the session where another tab, without Web Locks, was first', async () => {
  const { access, refresh } = signedIn(token(600));
  let newest = refresh;
  /** Accepts only the newest refresh token, as simplejwt with rotation and blacklist. */
  const rotate: RequestTokens = async (sent) => {
    if (sent !== newest) throw new HttpError(401, { code: 'token_not_valid' });
    newest = token(86_400, 86_400);
    return { access: token(600), refresh: newest };
  };
  const { renewal: other, over } = open(rotate);
  const renewed = await Promise.all([createRenewal(rotate).renew(access), other.renew(access)]);
  expect(renewed).toEqual([session.accessToken(), session.accessToken()]);
  expect(over).not.toHaveBeenCalled();
});

describe('a session', () => {
  const never = () => Promise.reject(new Error('must not ask'));
  it.each<[string, string, () => Promise<RenewedTokens>]>([
    ['has expired when the refresh token has', token(-1), never],
    ['has expired when the server rejects it', token(86_400), () => Promise.reject(new HttpError(401))],
  ])('%s', async (_, refresh, request) => {
    const { access } = signedIn(token(600), refresh);
    const { renewal, over } = open(request);
    expect(await renewal.renew(access)).toBeNull();
    expect(over).toHaveBeenCalledWith('signInPage');
  });

  it.each([500, 503, 429, 0])('has not expired when the server answers %i', async (status) => {
    const { access } = signedIn(token(600));
    const { renewal, over } = open(() => Promise.reject(new HttpError(status)));
    await expect(renewal.renew(access)).rejects.toMatchObject({ status });
    expect(over).not.toHaveBeenCalled();
  });

  it('that has expired is not restored by a late response', async () => {
    const { access } = signedIn(token(600));
    const renewal = createRenewal(async () => {
      session.end();
      return { access: 'late' };
    });
    expect(await renewal.renew(access)).toBeNull();
    expect(session.isSignedIn()).toBe(false);
  });
});
