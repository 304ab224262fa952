import { HttpError } from '../api/HttpError';
import type { TokenSource } from '../api/http';
import { createListeners } from '../model/createListeners';
import { isExpired, renewalDue } from '../model/token';
import { session } from './session';

const refreshLock = 'pulsehub.refresh';

export interface Renewal extends TokenSource {
  /** Called once per ended session. `proven`: an earlier call of this page succeeded. */
  onExpired(listener: (expiry: { proven: boolean }) => void): () => void;
  /** Called when a renewal fails although the session may still be valid. */
  onFailed(listener: () => void): () => void;
  serverNow(): number;
  /** The current tokens for a call that may outlive the session; renewed in memory only. */
  tokensNow: () => TokenSource;
}

/** One renewal at a time per browser, before the token expires (spec 1 §4 "Token refresh"). */
export const createRenewal = (
  requestAccess: (refresh: string, refused: string) => Promise<string>,
): Renewal => {
  const expiries = createListeners<[{ proven: boolean }]>();
  const failures = createListeners();
  let inFlight: Promise<string | null> | null = null;
  let proven = false;
  /** Server clock minus local clock in ms, because a wrong local clock must not end the session. */
  let skew = 0;
  const now = () => Date.now() + skew;
  /** User id by token, because another tab may have signed in as someone else. */
  const owners = new Map<string, number | undefined>();
  const belongsToOther = (token: string) =>
    owners.has(token) && owners.get(token) !== session.user()?.user_id;

  const expire = (): null => {
    expiries.notify({ proven });
    return null;
  };

  const renewOnce = async (refused: string): Promise<string | null> => {
    const current = session.accessToken();
    // Another tab renewed or signed out while this one waited for the lock.
    if (current !== refused) return current;
    const refresh = session.refreshToken();
    if (refresh === null || isExpired(refresh, now())) return expire();
    try {
      const access = await requestAccess(refresh, refused);
      // A late response must not restore a session that was signed out.
      if (session.refreshToken() !== refresh) return null;
      session.renewAccess(access);
      return access;
    } catch (error) {
      if (session.refreshToken() !== refresh) return null;
      if (error instanceof HttpError && [400, 401, 403].includes(error.status)) return expire();
      throw error;
    }
  };

  const renew = async (refused: string): Promise<string | null> => {
    inFlight ??= underLock(() => renewOnce(refused)).finally(() => {
      inFlight = null;
    });
    const renewed = await inFlight;
    return belongsToOther(refused) ? null : renewed;
  };

  const isDue = (token: string): boolean => {
    const due = renewalDue(token);
    return due !== null && now() >= due;
  };

  const renewal: Renewal = {
    renew: async (refused) => {
      const isFirst = inFlight === null;
      try {
        return await renew(refused);
      } catch (error) {
        if (isFirst) failures.notify();
        throw error;
      }
    },
    accessToken: async () => {
      const token = session.accessToken();
      if (token === null) return null;
      if (!owners.has(token)) owners.set(token, session.user()?.user_id);
      if (!isDue(token)) return token;
      // The token may still be valid; the server decides.
      const renewed = await renew(token).catch(() => token);
      if (renewed !== null) owners.set(renewed, owners.get(token));
      return renewed;
    },
    serverNow: now,
    tokensNow: () => {
      const refresh = session.refreshToken();
      let access = session.accessToken();
      const isCurrent = () => refresh !== null && session.refreshToken() === refresh;
      const renewInMemory = async (refused: string): Promise<string | null> => {
        if (access === refused && refresh !== null)
          access = await requestAccess(refresh, refused).catch(() => null);
        return access;
      };
      return {
        accessToken: async () => {
          const token = isCurrent() ? await renewal.accessToken() : null;
          if (token !== null || isCurrent()) return token;
          return access !== null && isDue(access) ? renewInMemory(access) : access;
        },
        renew: async (refused) => {
          const token = isCurrent() ? await renewal.renew(refused) : null;
          if (token !== null || isCurrent()) return token;
          access = refused;
          return renewInMemory(refused);
        },
        rememberHeaders: session.rememberHeaders,
      };
    },
    rememberHeaders: session.rememberHeaders,
    serverTime: (ms) => {
      skew = ms - Date.now();
    },
    proven: () => {
      proven = true;
    },
    onFailed: failures.subscribe,
    onExpired: expiries.subscribe,
  };
  return renewal;
};

const underLock = <T>(task: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(refreshLock, task).then((value) => value as T) : task();
