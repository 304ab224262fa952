import type { SignInActions } from '../api/actions/signIn';
import { createListeners } from '../model/createListeners';
import type { PendingWrites } from './pendingWrites';
import type { Renewal } from './refresh';
import { session } from './session';
import type { SessionTokens } from './sessionTokens';

type SignOutOutcome = 'done' | 'failed' | 'missingData';

export const createSignOut = (
  actions: Pick<SignInActions, 'signOut'>,
  pendingWrites: Pick<PendingWrites, 'finish'>,
  renewal: Pick<Renewal, 'sessionTokens'>,
) => {
  const outcomes = createListeners<[SignOutOutcome]>();

  const signOutAtServer = async (
    tokens: SessionTokens,
    notificationKey: string | null,
  ): Promise<SignOutOutcome> => {
    await pendingWrites.finish();
    // A renewal that is under way may replace the refresh token.
    if (tokens.renewing) await tokens.renewing.catch(() => null);
    const { access, refresh } = tokens;
    if (!access || !refresh || !notificationKey) return 'missingData';
    try {
      await actions.signOut(refresh, notificationKey, access);
      return 'done';
    } catch {
      return 'failed';
    }
  };

  const notifyOutcome = async (...ended: Parameters<typeof signOutAtServer>): Promise<void> => {
    const outcome = await signOutAtServer(...ended);
    // A new session must not get the old one's message.
    if (!session.isSignedIn()) outcomes.notify(outcome);
  };

  const endWithSignOut = (options?: Parameters<typeof session.end>[0]): void => {
    void notifyOutcome(renewal.sessionTokens(), session.notificationKey());
    session.end(options);
  };

  return {
    signOut: (): void => {
      session.leave();
      endWithSignOut();
    },
    onSignedOut: outcomes.subscribe,
    signOutExpired: (): void => {
      const options = { keepRemembered: true };
      if (session.refreshToken()) endWithSignOut(options);
      else session.end(options);
    },
    leave: () => {
      session.leave();
      session.end();
    },
  };
};
