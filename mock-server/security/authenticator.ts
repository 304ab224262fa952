import { Secret, TOTP } from 'otpauth';
import type { Database } from '../storage/Database';

export interface Authenticator {
  /** Stores a secret that counts at once (base 32); for seeding. */
  put: (userId: number, secret: string) => void;
  /** Whether a code could be asked for: a secret is in use, or was shown to be scanned. */
  isSetUp(userId: number): boolean;
  /**
   * A new secret to be scanned. It voids the one shown before, and takes the place of the one in use
   * as soon as a code made with it arrives: whoever closes the page without scanning is not locked out.
   */
  begin(userId: number, email: string): { url: string; secret: string; firstTime: boolean };
  /** Takes a code of six digits, one 30-second step early or late, once. */
  check(userId: number, code: string): boolean;
}

const issuer = 'PulseHub';
const period = 30;

const totpOf = (secret: string, label = 'account') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

export const createAuthenticator = (db: Database, now: () => number): Authenticator => {
  /** The step the code belongs to, where it has not been used yet. */
  const stepOf = (secret: string | null, code: string, lastStep: number): number | null => {
    if (secret === null || !/^\d{6}$/.test(code)) return null;
    const delta = totpOf(secret).validate({ token: code, timestamp: now(), window: 1 });
    if (delta === null) return null;
    const step = Math.floor(now() / 1000 / period) + delta;
    return step > lastStep ? step : null;
  };
  return {
    put: (userId, totp_secret) =>
      void db.update('credentials', userId, { totp_secret, totp_next_secret: null, totp_last_step: 0 }),
    isSetUp: (userId) => {
      const row = db.get('credentials', userId);
      return Boolean(row?.totp_secret ?? row?.totp_next_secret);
    },
    begin: (userId, email) => {
      const secret = new Secret({ size: 20 }).base32;
      const firstTime = !db.get('credentials', userId)?.totp_secret;
      db.update('credentials', userId, { totp_next_secret: secret });
      return { url: totpOf(secret, email).toString(), secret, firstTime };
    },
    check: (userId, code) => {
      const row = db.get('credentials', userId);
      if (!row) return false;
      const step = stepOf(row.totp_secret, code, row.totp_last_step);
      if (step !== null) {
        db.update('credentials', userId, { totp_last_step: step });
        return true;
      }
      // A secret that was never used has no last step.
      const first = stepOf(row.totp_next_secret, code, 0);
      if (first === null) return false;
      const secrets = { totp_secret: row.totp_next_secret, totp_next_secret: null };
      db.update('credentials', userId, { ...secrets, totp_last_step: first });
      return true;
    },
  };
};
