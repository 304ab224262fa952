import { loadTokenKey, createTokens } from '../sessions/tokens';
import type { ServerSettings } from '../settings';
import type { Database } from '../storage/Database';
import { createAuthenticator } from './authenticator';
import { createCodes } from './codes';
import { createKnownNetworks } from './knownNetworks';
import { createPasswords } from './passwords';
import { createRemembered } from './remembered';

export const openVault = async (db: Database, settings: ServerSettings) => {
  const { now } = settings;
  const key = await loadTokenKey(settings.dataDir);
  const codes = createCodes(db, key, settings.otpTtlS, now);
  const remembered = createRemembered(db, now);
  const networks = createKnownNetworks(db);
  const passwords = await createPasswords(db, settings.passwordCost);
  return {
    codes,
    remembered,
    networks,
    passwords,
    authenticator: createAuthenticator(db, now),
    tokens: createTokens(key, settings, now),
    forget: (userId: number) => {
      db.remove('credentials', userId);
      codes.revoke(userId);
      remembered.forgetAll(userId);
      networks.forget(userId);
    },
  };
};

export type Vault = Awaited<ReturnType<typeof openVault>>;
