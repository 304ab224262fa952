import { createAuthenticator } from './authenticator';
import type { Authenticator } from './authenticator';
import { createCodes } from './codes';
import type { Codes } from './codes';
import { createPasswords } from './passwords';
import type { Passwords } from './passwords';
import { createRemembered } from './remembered';
import type { Remembered } from './remembered';
import { loadTokenKey } from '../sessions/tokenKey';
import { createTokens } from '../sessions/tokens';
import type { Tokens } from '../sessions/tokens';
import type { ServerSettings } from '../settings';
import type { Database } from '../storage/Database';

export interface Vault {
  passwords: Passwords;
  codes: Codes;
  authenticator: Authenticator;
  tokens: Tokens;
  remembered: Remembered;
  /** One hash for many: only for seeded accounts, which share their password anyway. */
  setPasswords(userIds: readonly number[], password: string): Promise<void>;
  setTotpSecret(userId: number, secret: string): void;
  forget(userId: number): void;
}

export const openVault = async (db: Database, settings: ServerSettings): Promise<Vault> => {
  const { now } = settings;
  const key = await loadTokenKey(settings.dataDir);
  const codes = createCodes(db, key, settings.otpTtlS, now);
  const remembered = createRemembered(db, now);
  const passwords = await createPasswords(db, settings.passwordCost);
  const authenticator = createAuthenticator(db, now);
  return {
    codes,
    remembered,
    passwords,
    authenticator,
    tokens: createTokens(key, settings, now),
    setPasswords: async (userIds, password) => {
      const hash = await passwords.hash(password);
      for (const id of userIds) passwords.put(id, hash);
    },
    setTotpSecret: authenticator.put,
    forget: (userId) => {
      db.remove('credentials', userId);
      codes.void(userId);
      remembered.forgetAll(userId);
    },
  };
};
