import { createTokens, loadTokenKey } from '../sessions/tokens';
import { createSocialTokens } from '../social/socialTokens';
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
  const networks = createKnownNetworks(db);
  const passwords = await createPasswords(db, settings.passwordCost);
  return {
    codes,
    rememberedBrowsers,
    networks,
    passwords,
    authenticator: createAuthenticator(db, now),
    tokens: createTokens(key, settings, now),
    socialTokens: createSocialTokens(now),
    forget: (userId: number) => {
      db.remove('credentials', userId);
      codes.revoke(userId);
      rememberedBrowsers.forgetAll(userId);
      networks.forget(userId);
    },
  };
};

export type Vault = Awaited<ReturnType<typeof openVault>>;

const maxNetworksPerUser = 20;

/** Stores the networks from which a user has signed in, so that others cannot use up the attempts there. */
const createKnownNetworks = (db: Database) => {
  const findRows = (user: number) => db.findAllBy('known_networks', 'user', user);
  return {
    add: (user: number, network: string) => {
      const others = findRows(user).filter((row) => {
        if (row.network === network) db.remove('known_networks', row.id);
        return row.network !== network;
      });
      for (const { id } of others.slice(0, Math.max(0, others.length - maxNetworksPerUser + 1)))
        db.remove('known_networks', id);
      db.insert('known_networks', { user, network });
    },
    has: (user: number, network: string) => findRows(user).some((row) => row.network === network),
    forget: (user: number) => {
      for (const { id } of findRows(user)) db.remove('known_networks', id);
    },
  };
};
