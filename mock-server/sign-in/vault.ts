import type { SocialProvider } from '../../src/model/sign-in/socialLink';
import { randomSecret } from '../secrets';
import { createTokens, loadTokenKey } from '../sessions/tokens';
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
    socialTokens: createSocialTokens(now),
    forget: (userId: number) => {
      db.remove('credentials', userId);
      codes.revoke(userId);
      rememberedBrowsers.forgetAll(userId);
    },
  };
};

export type Vault = Awaited<ReturnType<typeof openVault>>;

interface Grant {
  provider: SocialProvider;
  userId: number;
  expires: number;
}

const socialTtlMs = 5 * 60_000;

const createSocialTokens = (now: () => number) => {
  const grants = new Map<string, Grant>();
  return {
    grant: (provider: SocialProvider, userId: number): string => {
      for (const [token, { expires }] of grants) if (expires <= now()) grants.delete(token);
      const token = randomSecret();
      grants.set(token, { provider, userId, expires: now() + socialTtlMs });
      return token;
    },
    /** Accepts a token once. */
    redeem: (provider: SocialProvider, token: string): number | null => {
      const grant = grants.get(token);
      if (grant?.provider !== provider) return null;
      grants.delete(token);
      return grant.expires > now() ? grant.userId : null;
    },
  };
};
