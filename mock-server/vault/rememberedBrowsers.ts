import type { Database } from '../storage/Database';
import type { RememberedRow } from '../storage/tables';
import { digest, randomSecret } from '../secrets';
import { isoTime } from '../time';

export interface KnownBrowser {
  id: number;
  token: string;
}

const ttlMs = 30 * 24 * 3600 * 1000;

/** Stores a digest of each browser's token, which stays the same until the browser is forgotten. */
export const createRememberedBrowsers = (db: Database, now: () => number) => {
  const isExpired = ({ expires_at }: RememberedRow) => !(Date.parse(expires_at) > now());
  const forget = (userId: number, matches: (row: RememberedRow) => boolean) => {
    for (const row of db.findAllBy('remembered', 'user', userId))
      if (matches(row)) db.remove('remembered', row.id);
  };
  return {
    add: (user: number, session_id: number) => {
      forget(user, isExpired);
      const token = randomSecret();
      const expires_at = isoTime(now() + ttlMs);
      db.insert('remembered', { user, token_hash: digest(token), session_id, expires_at });
      return token;
    },
    find: (userId: number, token: string): KnownBrowser | null => {
      const row = db.findBy('remembered', 'token_hash', digest(token));
      return row?.user === userId && !isExpired(row) ? { id: row.id, token } : null;
    },
    setSession: (id: number, session_id: number) => void db.update('remembered', id, { session_id }),
    forgetSession: (userId: number, sessionId: number) =>
      forget(userId, (row) => row.session_id === sessionId),
    forgetAll: (userId: number) => forget(userId, () => true),
  };
};
