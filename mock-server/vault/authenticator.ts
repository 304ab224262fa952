import { Secret, TOTP } from 'otpauth';
import type { Database } from '../storage/Database';
import type { MfaType } from '../../src/model/users/user';
import { isoTime } from '../time';

const issuer = 'PulseHub';
const period = 30;
const pendingMs = 10 * 60_000;

const createTotp = (secret: string, label = 'account') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

const noPendingSecret = {
  totp_next_secret: null,
  totp_next_expires_at: null,
  totp_next_type: null,
  totp_next_is_trusted: false,
};

export const noAuthenticator = { totp_secret: null, ...noPendingSecret, totp_last_step: 0 };

export const createAuthenticator = (db: Database, now: () => number) => {
  const findStep = (secret: string, code: string, lastStep: number): number | null => {
    // otpauth compares bytes, of which other digits have more.
    if (!/^\d{6}$/.test(code)) return null;
    const delta = createTotp(secret).validate({ token: code, timestamp: now(), window: 1 });
    if (delta === null) return null;
    const step = Math.floor(now() / 1000 / period) + delta;
    return step > lastStep ? step : null;
  };
  return {
    setSecret: (userId: number, totp_secret: string) =>
      void db.update('credentials', userId, { totp_secret, ...noPendingSecret, totp_last_step: 0 }),
    remove: (userId: number) => void db.update('credentials', userId, noAuthenticator),
    isSetUp: (userId: number) => Boolean(db.get('credentials', userId)?.totp_secret),
    /**
     * Replaces the pending secret. The current one stays valid until a code of the new one is accepted.
     * A sign-in accepts only a trusted one, because anyone with an access token can request a secret.
     */
    startSetup: (userId: number, email: string, totp_next_is_trusted: boolean) => {
      const totp_next_secret = new Secret({ size: 20 }).base32;
      const firstTime = !db.get('credentials', userId)?.totp_secret;
      const totp_next_expires_at = isoTime(now() + pendingMs);
      db.update('credentials', userId, { totp_next_secret, totp_next_expires_at, totp_next_is_trusted });
      return { url: createTotp(totp_next_secret, email).toString(), secret: totp_next_secret, firstTime };
    },
    hasTrustedSetup: (userId: number) => db.get('credentials', userId)?.totp_next_is_trusted === true,
    setPendingMethod: (userId: number, totp_next_type: MfaType | null) =>
      void db.update('credentials', userId, { totp_next_type }),
    /** Accepts a code once, at most one 30-second step early or late. */
    check: (userId: number, code: string) => {
      const row = db.get('credentials', userId);
      const step = row?.totp_secret ? findStep(row.totp_secret, code, row.totp_last_step) : null;
      if (step === null) return false;
      db.update('credentials', userId, { totp_last_step: step });
      return true;
    },
    prove: (userId: number, code: string): { method: MfaType | null } | 'wrong' | 'expired' => {
      const row = db.get('credentials', userId);
      if (!row?.totp_next_secret || !(Date.parse(row.totp_next_expires_at ?? '') > now())) return 'expired';
      const totp_last_step = findStep(row.totp_next_secret, code, 0);
      if (totp_last_step === null) return 'wrong';
      const totp_secret = row.totp_next_secret;
      db.update('credentials', userId, { ...noPendingSecret, totp_secret, totp_last_step });
      return { method: row.totp_next_type };
    },
  };
};
