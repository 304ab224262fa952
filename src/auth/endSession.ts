import type { SignInActions } from '../api/actions/signIn';
import { createListeners } from '../model/createListeners';
import type { PendingWrites } from './pendingWrites';
import type { Renewal } from './renewal';
import { session } from './session';
import type { SessionTokens } from './sessionTokens';

type SignOutOutcome = 'done' | 'failed' | 'missingData';

interface Ending {
  tellsServer?: true;
  /** Later session errors are not shown. */
  isLeaving?: true;
  keepRemembered?: true;
}

const endings = {
  signedOut: { tellsServer: true, isLeaving: true },
  expired: { tellsServer: true, keepRemembered: true },
  /** With a new password, or from the list of sessions. */
  endedByServer: { isLeaving: true },
  /** By another sign-in. */
  replaced: { keepRemembered: true },
} satisfies Record<string, Ending>;

/** The one way to end a session; what it says at the server comes by `onSignedOut`. */
export const createEndSession = (
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

  const endSession = (how: keyof typeof endings): void => {
    const { tellsServer, isLeaving, ...options }: Ending = endings[how];
    if (how === 'replaced' && !session.isSignedIn()) return;
    if (isLeaving) session.leave();
    if (tellsServer && (how === 'signedOut' || session.refreshToken() !== null))
      void notifyOutcome(renewal.sessionTokens(), session.notificationKey());
    session.end(options);
  };

  return { endSession, onSignedOut: outcomes.subscribe };
};

export type EndSession = ReturnType<typeof createEndSession>['endSession'];
