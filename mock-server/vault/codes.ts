import { createHmac } from 'node:crypto';
import type { Database } from '../storage/Database';
import type { CodeRow } from '../storage/tables';
import { digest, randomSecret, randomCode } from '../secrets';
import { isoTime } from '../time';

type Purpose = CodeRow['purpose'];

export type CodeFault = 'wrong' | 'expired' | 'exhausted';

const maxTries = 5;

const linkTtlS = 24 * 3600;

const ttlsS: Partial<Record<Purpose, number>> = {
  password_link: linkTtlS,
  reset_link: linkTtlS,
  registration: 7 * linkTtlS,
  social: 5 * 60,
};

/** A new one does not void those that are still valid, because strangers or other staff can request it. */
const maxValid: Partial<Record<Purpose, number>> = {
  password_reset: 5,
  reset_link: Infinity,
  password_link: Infinity,
  social: Infinity,
};

/** `key` is stored outside the database, so that a stolen table does not reveal the six digits. */
export const createCodes = (db: Database, key: Uint8Array, ttlS: number, now: () => number) => {
  const hashCode = (code: string) => createHmac('sha256', key).update(code).digest('base64url');
  const ttlMs = (purpose: Purpose) => 1000 * (ttlsS[purpose] ?? ttlS);
  const findValid = (userId: number, purpose: Purpose) =>
    db.findAllBy('codes', 'user', userId).filter((row) => row.purpose === purpose && isValid(row));
  const addCode = (user: number, purpose: Purpose, code_hash: string | null): string => {
    const rows = findValid(user, purpose);
    const excess = rows.length + 1 - (maxValid[purpose] ?? 1);
    for (const { id } of rows.slice(0, Math.max(0, excess))) db.remove('codes', id);
    const access = randomSecret();
    const expires_at = isoTime(now() + ttlMs(purpose));
    const access_hash = digest(access);
    db.insert('codes', { access_hash, user, purpose, code_hash, tries_left: maxTries, expires_at });
    return access;
  };
  const isValid = ({ expires_at }: CodeRow) => Date.parse(expires_at) > now();
  const matches = ({ code_hash }: CodeRow, code: string) => code_hash === hashCode(code);
  const countFailure = (row: CodeRow): CodeFault => {
    const tries_left = row.tries_left - 1;
    if (tries_left > 0) db.update('codes', row.id, { tries_left });
    else db.remove('codes', row.id);
    return tries_left > 0 ? 'wrong' : 'exhausted';
  };
  const findByAccess = (access: string, purpose: Purpose) => {
    const row = db.findBy('codes', 'access_hash', digest(access));
    return row?.purpose === purpose && isValid(row) ? row : undefined;
  };
  return {
    issue: (userId: number, purpose: Purpose, code = randomCode()) => ({
      code,
      access: addCode(userId, purpose, hashCode(code)),
    }),
    /** Issues an access token alone, for authenticator codes and links. */
    issueAccess: (userId: number, purpose: Purpose) => addCode(userId, purpose, null),
    /** Keeps the newest code and issues a new access token for it. */
    renewAccess: (userId: number, purpose: Purpose): string => {
      const row = findValid(userId, purpose).at(-1);
      if (!row) throw new Error(`There is no valid code for ${purpose}.`);
      const access = randomSecret();
      db.update('codes', row.id, { access_hash: digest(access) });
      return access;
    },
    findByAccess,
    findOwner: (access: string) => db.findBy('codes', 'access_hash', digest(access))?.user ?? null,
    /** Returns true if a code was issued within these seconds, or if the limit of valid codes is reached. */
    hasRecent: (userId: number, purpose: Purpose, seconds: number) => {
      const ages = findValid(userId, purpose)
        .map(({ expires_at }) => now() - Date.parse(expires_at) + ttlMs(purpose))
        // Those from the future were issued before the clock was set back.
        .filter((age) => age >= 0);
      return Math.min(...ages) < seconds * 1000 || ages.length >= (maxValid[purpose] ?? Infinity);
    },
    /** Finds a valid code. A wrong code costs each of them a try. */
    find: (userId: number, purpose: Purpose, code: string): CodeRow | null => {
      const rows = findValid(userId, purpose);
      const found = rows.find((row) => matches(row, code)) ?? null;
      if (!found) rows.forEach(countFailure);
      return found;
    },
    /** Accepts a code once. The fifth wrong code voids it. */
    redeem: (access: string, purpose: Purpose, code: string): CodeRow | CodeFault => {
      const row = findByAccess(access, purpose);
      if (!row) return 'expired';
      if (!matches(row, code)) return countFailure(row);
      db.remove('codes', row.id);
      return row;
    },
    /** Counts a failed attempt with another kind of code, such as an authenticator code. */
    countFailure,
    remove: (row: CodeRow) => db.remove('codes', row.id),
    revoke: (userId: number, purpose?: Purpose) => {
      for (const row of db.findAllBy('codes', 'user', userId))
        if (purpose === undefined || row.purpose === purpose) db.remove('codes', row.id);
    },
    count: (purpose: Purpose) => db.all('codes').filter((row) => row.purpose === purpose).length,
    findExpiredOwners: (purpose: Purpose): number[] =>
      db
        .all('codes')
        .filter((row) => row.purpose === purpose && Date.parse(row.expires_at) <= now())
        .map(({ user }) => user),
    prune: () => {
      for (const row of db.all('codes').slice())
        if (Date.parse(row.expires_at) <= now()) db.remove('codes', row.id);
    },
  };
};
