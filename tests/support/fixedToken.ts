import type { TokenSource } from '../../src/api/http';

/** Creates a token source with a single token that cannot be renewed. */
export const fixedToken = (token: string | null): TokenSource => ({
  accessToken: async () => token,
  renew: async () => null,
  rememberHeaders: () => ({}),
});
