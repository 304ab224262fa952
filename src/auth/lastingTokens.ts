import type { TokenSource } from '../api/http';
import { isStored, type SessionTokens } from './sessionTokens';

interface InMemory {
  isDue: (token: string) => boolean;
  renew: (tokens: SessionTokens, refused: string) => Promise<string | null>;
}

/** For a call that may outlive its session, after which its tokens are renewed in memory only. */
export const lastingTokens = (
  tokens: SessionTokens,
  renewal: TokenSource,
  inMemory: InMemory,
): TokenSource => ({
  accessToken: async () => {
    const token = isStored(tokens) ? await renewal.accessToken() : null;
    if (token !== null || isStored(tokens)) return token;
    const { access } = tokens;
    return access !== null && inMemory.isDue(access) ? inMemory.renew(tokens, access) : access;
  },
  renew: async (refused) => {
    const token = isStored(tokens) ? await renewal.renew(refused) : null;
    return token !== null || isStored(tokens) ? token : inMemory.renew(tokens, refused);
  },
  refusedAgain: (refused) => (isStored(tokens) ? (renewal.refusedAgain?.(refused) ?? null) : null),
  rememberHeaders: () => renewal.rememberHeaders(),
});
