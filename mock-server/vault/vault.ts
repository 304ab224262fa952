import { createTokens, loadTokenKey } from './tokens';
import type { ServerSettings } from '../settings';
import type { Database } from '../storage/Database';
import { createAuthenticator } from './authenticator';
import { createCodes } from './codes';
import { createPasswords } from './passwords';
import { createRememberedBrowsers } from './rememberedBrowsers';

export const openVault = async (db: Database, settings: ServerSettings) => {
  const { now } = settings;
  const key = await loadTokenKey(settings.dataDir);
  const codes = createCodes(db, key, settings.otpTtlS, now);
  const rememberedBrowsers = createRememberedBrowsers(db, now);
  const passwords = await createPasswords(db, settings.passwordCost);
  return {
    codes,
    rememberedBrowsers,
    passwords,
    authenticator: createAuthenticator(db, now),
    tokens: createTokens(key, settings, now),
    forget: (userId: number) => {
      db.remove('credentials', userId);
      codes.revoke(userId);
      rememberedBrowsers.forgetAll(userId);
    },
  };
};

export type Vault = Awaited<ReturnType<typeof openVault>>;
