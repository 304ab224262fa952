import type { Database } from '../storage/Database';
import type { RememberedRow } from '../storage/tables';
import { digest, randomSecret, secretsMatch } from './secrets';
import { isoTime } from '../time';

export interface KnownBrowser {
  id: number;
  name: string;
}

const ttlMs = 30 * 24 * 3600 * 1000;

/** Issues tokens `name.secret`: the name identifies the browser, the secret changes with each use. */
export const createRememberedBrowsers = (db: Database, now: () => number) => {
  const isExpired = ({ expires_at }: RememberedRow) => !(Date.parse(expires_at) > now());
  const forget = (userId: number, matches: (row: RememberedRow) => boolean) => {
    for (const row of db.findAllBy('remembered', 'user', userId))
      if (matches(row)) db.remove('remembered', row.id);
  };
  return {
    add: (user: number, session_id: number) => {
      forget(user, isExpired);
      const [name, secret] = [randomSecret(), randomSecret()];
      const expires_at = isoTime(now() + ttlMs);
      const [name_hash, token_hash] = [digest(name), digest(secret)];
      db.insert('remembered', { user, name_hash, token_hash, session_id, expires_at });
      return `${name}.${secret}`;
    },
    /** Forgets the browser if the secret is outdated, because the token was copied. */
    find: (userId: number, token: string): KnownBrowser | null => {
      const [name = '', secret = ''] = token.split('.');
      const row = db.findBy('remembered', 'name_hash', digest(name));
      if (row?.user !== userId) return null;
      if (!isExpired(row) && secretsMatch(row.token_hash, digest(secret))) return { id: row.id, name };
      db.remove('remembered', row.id);
      return null;
    },
    renew: ({ id, name }: KnownBrowser, session_id: number) => {
      const secret = randomSecret();
      db.update('remembered', id, { session_id, token_hash: digest(secret) });
      return `${name}.${secret}`;
    },
    forgetSession: (userId: number, sessionId: number) =>
      forget(userId, (row) => row.session_id === sessionId),
    forgetAll: (userId: number) => forget(userId, () => true),
  };
};
