import { HttpError } from '../api/HttpError';
import type { TokenSource } from '../api/http';
import { createListeners } from '../model/createListeners';
import { isExpired, renewalDue } from '../model/token';
import { session } from './session';

const refreshLock = 'pulsehub.refresh';

export interface Renewal extends TokenSource {
  /** Called once, when the session turns out to be over. `proven`: an earlier call of this page was still answered. */
  onExpired(listener: (expiry: { proven: boolean }) => void): () => void;
  /** Called when a renewal that a call waits for cannot be asked for: the session may well live on. */
  onFailed(listener: () => void): () => void;
  serverNow(): number;
  /** The session's tokens as they are now, for a call that may outlive it: then they are renewed in memory alone. */
  tokensNow: () => TokenSource;
}

/** One renewal in flight per browser, ahead of the token's end where that is known (spec 1 §4 "Token refresh"). */
export const createRenewal = (
  requestAccess: (refresh: string, refused: string) => Promise<string>,
): Renewal => {
  const expiries = createListeners<[{ proven: boolean }]>();
  const failures = createListeners();
  let inFlight: Promise<string | null> | null = null;
  let proven = false;
  /** Server's clock minus ours, in ms: a wrong clock here must not end a session there. */
  let skew = 0;
  const now = () => Date.now() + skew;
  /** Whose each token is that this page sent: another tab may have signed somebody else in since. */
  const owners = new Map<string, number | undefined>();
  const isForeign = (token: string) => owners.has(token) && owners.get(token) !== session.user()?.user_id;

  const expire = (): null => {
    expiries.notify({ proven });
    return null;
  };

  const renewOnce = async (refused: string): Promise<string | null> => {
    const current = session.accessToken();
    // While this tab waited for the lock, another one renewed or signed out.
    if (current !== refused) return current;
    const refresh = session.refreshToken();
    if (refresh === null || isExpired(refresh, now())) return expire();
    try {
      const access = await requestAccess(refresh, refused);
      // Signed out meanwhile: a late answer must not bring the session back.
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
    return isForeign(refused) ? null : renewed;
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
      // Where the renewal cannot be asked for, the token may still do: the server decides.
      const renewed = await renew(token).catch(() => token);
      if (renewed !== null) owners.set(renewed, owners.get(token));
      return renewed;
    },
    serverNow: now,
    tokensNow: () => {
      const refresh = session.refreshToken();
      let access = session.accessToken();
      const isCurrent = () => refresh !== null && session.refreshToken() === refresh;
      const renewAlone = async (refused: string): Promise<string | null> => {
        if (access === refused && refresh !== null)
          access = await requestAccess(refresh, refused).catch(() => null);
        return access;
      };
      return {
        accessToken: async () => {
          const token = isCurrent() ? await renewal.accessToken() : null;
          if (token !== null || isCurrent()) return token;
          return access !== null && isDue(access) ? renewAlone(access) : access;
        },
        renew: async (refused) => {
          const token = isCurrent() ? await renewal.renew(refused) : null;
          if (token !== null || isCurrent()) return token;
          access = refused;
          return renewAlone(refused);
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
