import type { RenewedTokens } from '../api/actions/signIn';
import { hasStatus } from '../api/HttpError';
import type { SessionEndNotice, TokenSource } from '../api/http';
import { createListeners } from '../model/createListeners';
import { isTokenExpired, getRenewalTime } from './token';
import { session } from './session';

const refreshLock = 'pulsehub.refresh';

export interface Renewal extends TokenSource {
  markRenewedTokenRejected: (rejected: string, notice?: SessionEndNotice) => string | null;
  /** Called once per expired session. */
  onExpired(listener: (notice: SessionEndNotice) => void): () => void;
  /** Called when a renewal fails although the session may still be valid. */
  onFailed(listener: () => void): () => void;
  isOver(): boolean;
  /** Null while the session lasts. */
  endNotice(): SessionEndNotice | null;
  serverNow(): number;
  /** Resolves once no renewal is under way. */
  idle(): Promise<unknown>;
}

/** One renewal at a time per browser, before the token expires (spec 1 §4 "Token refresh"). */
export const createRenewal = (
  requestTokens: (refresh: string, rejected: string) => Promise<RenewedTokens>,
): Renewal => {
  const expiries = createListeners<[SessionEndNotice]>();
  const failures = createListeners();
  /** Set once a call of this page has succeeded. */
  let wasInUse = false;
  /** Server clock minus local clock in ms, because a wrong local clock must not end the session. */
  let skew = 0;
  const now = () => Date.now() + skew;
  let pendingRenewal: Promise<string | null> | null = null;
  /** User id by token, because another tab may have signed in as someone else. */
  const owners = new Map<string, number | undefined>();
  const belongsToOtherUser = (token: string) =>
    owners.has(token) && owners.get(token) !== session.user()?.user_id;

  /** Refresh token of the session that has ended. */
  let expiredRefreshToken: string | null = null;
  let endNotice: SessionEndNotice = 'dialog';
  session.subscribe((event) => {
    if (event === 'started') expiredRefreshToken = null;
    // The next session must not wait for the token of this one.
    if (event === 'started' || event === 'ended') pendingRenewal = null;
  });
  const isOver = () => expiredRefreshToken !== null && expiredRefreshToken === (session.refreshToken() ?? '');

  const expire = (notice: SessionEndNotice = wasInUse ? 'dialog' : 'signInPage'): null => {
    if (isOver()) return null;
    expiredRefreshToken = session.refreshToken() ?? '';
    endNotice = notice;
    expiries.notify(notice);
    return null;
  };

  const renewOnce = async (rejected: string): Promise<string | null> => {
    const current = session.accessToken();
    // Another tab renewed or signed out while this one waited for the lock.
    if (current !== rejected) return current;
    if (isOver()) return null;
    const refresh = session.refreshToken();
    if (refresh === null || isTokenExpired(refresh, now())) return expire();
    try {
      const renewed = await requestTokens(refresh, rejected);
      // A late response must not restore a session that was signed out.
      if (session.refreshToken() !== refresh) return session.accessToken();
      session.renew(renewed);
      return renewed.access;
    } catch (error) {
      // Without Web Locks, another tab may have rotated the token.
      if (session.refreshToken() !== refresh) return session.accessToken();
      if (hasStatus(error, 400, 401, 403)) return expire();
      throw error;
    }
  };

  const renew = async (rejected: string): Promise<string | null> => {
    const current = (pendingRenewal ??= withLock(rejected, () => renewOnce(rejected)).finally(() => {
      if (pendingRenewal === current) pendingRenewal = null;
    }));
    const renewed = await current;
    if (belongsToOtherUser(rejected)) return null;
    if (renewed !== null && owners.has(rejected)) owners.set(renewed, owners.get(rejected));
    return renewed;
  };

  const isDue = (token: string): boolean => {
    const due = getRenewalTime(token);
    return due !== null && now() >= due;
  };

  const renewal: Renewal = {
    renew: async (rejected) => {
      const isFirst = pendingRenewal === null;
      try {
        return await renew(rejected);
      } catch (error) {
        if (isFirst) failures.notify();
        throw error;
      }
    },
    markRenewedTokenRejected: (rejected, notice) => {
      const current = session.accessToken();
      if (current !== rejected) return belongsToOtherUser(rejected) ? null : current;
      // A long upload may outlive even a new token.
      return isDue(rejected) ? null : expire(notice);
    },
    accessToken: async () => {
      const token = session.accessToken();
      if (token === null) return null;
      if (!owners.has(token)) owners.set(token, session.user()?.user_id);
      if (!isDue(token)) return token;
      // The token may still be valid; the server decides.
      return renew(token).catch(() => token);
    },
    isOver,
    endNotice: () => (isOver() ? endNotice : null),
    serverNow: now,
    idle: async () => pendingRenewal?.catch(() => null),
    rememberHeaders: session.rememberHeaders,
    onServerTime: (ms) => {
      skew = ms - Date.now();
    },
    onCallSucceeded: () => {
      wasInUse = true;
    },
    onFailed: failures.subscribe,
    onExpired: expiries.subscribe,
  };
  return renewal;
};

const withLock = async <T>(rejected: string, task: () => Promise<T>): Promise<T> => {
  const { locks } = navigator;
  if (!locks) return task();
  const done = await locks.request(
    refreshLock,
    { ifAvailable: true },
    async (lock) => lock && [await task()],
  );
  if (done) return done[0] as T;
  return locks.request(refreshLock, async () => {
    await waitForChange(rejected);
    return task();
  });
};

/** Another tab held the lock, and what it stored may arrive here only after the lock. */
const waitForChange = async (token: string) => {
  for (let tries = 0; tries < 10 && session.accessToken() === token; tries++)
    await new Promise((resolve) => setTimeout(resolve, 30));
};
