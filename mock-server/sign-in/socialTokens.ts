import type { SocialProvider } from '../../src/model/sign-in/socialLink';
import { randomSecret } from '../secrets';

interface Grant {
  provider: SocialProvider;
  userId: number;
  expires: number;
}

const ttlMs = 5 * 60_000;

export const createSocialTokens = (now: () => number) => {
  const grants = new Map<string, Grant>();
  return {
    grant: (provider: SocialProvider, userId: number): string => {
      for (const [token, { expires }] of grants) if (expires <= now()) grants.delete(token);
      const token = randomSecret();
      grants.set(token, { provider, userId, expires: now() + ttlMs });
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
