import { randomBytes } from 'node:crypto';
import type { SocialProvider } from '../../src/model/sign-in/socialLink';
import type { ServerContext } from '../context';

interface Grant {
  provider: SocialProvider;
  userId: number;
  expires: number;
}

const ttlMs = 5 * 60_000;

const grants = new WeakMap<ServerContext['db'], Map<string, Grant>>();

const grantsOf = ({ db }: ServerContext): Map<string, Grant> => {
  const known = grants.get(db) ?? new Map<string, Grant>();
  grants.set(db, known);
  return known;
};

export const grantSocialToken = (
  context: ServerContext,
  provider: SocialProvider,
  userId: number,
): string => {
  const open = grantsOf(context);
  for (const [token, { expires }] of open) if (expires <= context.now()) open.delete(token);
  const token = randomBytes(24).toString('base64url');
  open.set(token, { provider, userId, expires: context.now() + ttlMs });
  return token;
};

export const redeemSocialToken = (context: ServerContext, provider: string, token: string): number | null => {
  const open = grantsOf(context);
  const grant = open.get(token);
  if (!grant || grant.provider !== provider) return null;
  open.delete(token);
  return grant.expires > context.now() ? grant.userId : null;
};
