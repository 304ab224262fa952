import type { TokenSource } from '../../src/api/http';

/** A source of the one token for all calls, which cannot be renewed. */
export const fixedToken = (token: string | null): TokenSource => ({
  accessToken: async () => token,
  renew: async () => null,
  rememberHeaders: () => ({}),
});
