import type { RenewedTokens } from '../api/actions/signIn';
import type { TokenSource } from '../api/http';
import type { Renewal } from './renewal';
import { isStored } from './sessionTokens';

/**
 * The tokens of now for a call that may outlive its session. While the session is stored they come from the renewal of
 * all calls; afterwards they are renewed in memory only.
 */
export const createLastingTokens =
  (requestTokens: (refresh: string, refused: string) => Promise<RenewedTokens>, renewal: Renewal) =>
  (): TokenSource => {
    const tokens = renewal.sessionTokens();

    const renewInMemory = async (refused: string): Promise<string | null> => {
      await tokens.renewing?.catch(() => null);
      const { access, refresh } = tokens;
      if (access !== refused || refresh === null) return access;
      tokens.renewing ??= requestTokens(refresh, refused)
        .then((renewed) => Object.assign(tokens, renewed).access)
        .catch(() => null)
        .finally(() => {
          tokens.renewing = null;
        });
      return tokens.renewing;
    };

    /** The session may end while the first is awaited. */
    const either = async (
      fromSession: () => Promise<string | null>,
      fromMemory: () => Promise<string | null>,
    ): Promise<string | null> => {
      const token = isStored(tokens) ? await fromSession() : null;
      return token !== null || isStored(tokens) ? token : fromMemory();
    };

    return {
      accessToken: () =>
        either(
          () => renewal.accessToken(),
          async () => {
            const { access } = tokens;
            return access !== null && renewal.isDue(access) ? renewInMemory(access) : access;
          },
        ),
      renew: (refused) =>
        either(
          () => renewal.renew(refused),
          () => renewInMemory(refused),
        ),
      refusedAgain: (refused) => (isStored(tokens) ? renewal.refusedAgain(refused) : null),
      rememberHeaders: () => renewal.rememberHeaders(),
    };
  };
