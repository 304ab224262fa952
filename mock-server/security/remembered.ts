import type { Database } from '../storage/Database';
import { digest, randomSecret } from './digest';

/** Browsers that need no second factor (X-RMT, X-SI of contract §4). */
export interface Remembered {
  /** Answers the token that the browser keeps. */
  add(userId: number, sessionKey: string): string;
  /** Whether that user's browser is known; the token then belongs to the new session. */
  renew(userId: number, token: string, sessionKey: string): boolean;
  knows(userId: number, token: string): boolean;
  /** Forgets the browser of a session that was signed out. */
  forgetSession(userId: number, sessionKey: string): void;
  forgetAll(userId: number): void;
}

export const createRemembered = (db: Database, now: () => number): Remembered => {
  const find = (userId: number, token: string) => {
    const row = db.findBy('remembered', 'token_hash', digest(token));
    return row?.user === userId ? row : undefined;
  };
  const forget = (userId: number, sessionKey: string | null) => {
    for (const row of db.allBy('remembered', 'user', userId))
      if (sessionKey === null || row.session_key === sessionKey) db.remove('remembered', row.id);
  };
  return {
    add: (user, session_key) => {
      const token = randomSecret();
      const created_at = new Date(now()).toISOString();
      db.insert('remembered', { user, token_hash: digest(token), session_key, created_at });
      return token;
    },
    knows: (userId, token) => find(userId, token) !== undefined,
    renew: (userId, token, session_key) => {
      const row = find(userId, token);
      if (row) db.update('remembered', row.id, { session_key });
      return row !== undefined;
    },
    forgetSession: forget,
    forgetAll: (userId) => forget(userId, null),
  };
};
