import { session } from './session';

/**
 * The tokens of one session, for what may outlive it: they follow its renewals in every tab, and stay when it
 * has ended.
 */
export interface SessionTokens {
  userId: number | undefined;
  access: string | null;
  refresh: string | null;
  renewing: Promise<string | null> | null;
}

const none = { userId: undefined, access: null, refresh: null, renewing: null };

const stored = () => ({
  userId: session.user()?.user_id,
  access: session.accessToken(),
  refresh: session.refreshToken(),
});

export const isStored = ({ userId, refresh }: SessionTokens): boolean =>
  refresh !== null && session.refreshToken() !== null && session.user()?.user_id === userId;

export const createSessionTokens = () => {
  let tokens: SessionTokens = none;
  const follow = (): SessionTokens => {
    if (isStored(tokens)) Object.assign(tokens, stored());
    else tokens = { ...stored(), renewing: null };
    return tokens;
  };
  session.subscribe(() => void follow());
  return follow;
};
