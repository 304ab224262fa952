import type { SignInActions } from '../api/actions/signIn';
import { createListeners } from '../model/createListeners';
import { maxWaitMs, type PendingWrites } from './pendingWrites';
import type { Renewal } from './renewal';
import { session } from './session';

type SignOutOutcome = 'done' | 'failed' | 'missingData';

type Credentials = Record<'access' | 'refresh' | 'notificationKey', string | null>;

interface EndOptions {
  notifiesServer?: true;
  /** Waits for pending writes. */
  flushesWrites?: true;
  /** Hides later session errors. */
  isLeaving?: true;
  keepRemembered?: true;
}

const endings = {
  signedOut: { notifiesServer: true, flushesWrites: true, isLeaving: true },
  expired: { notifiesServer: true, keepRemembered: true },
  /** Ended by a new password or from the list of sessions. */
  endedByServer: { isLeaving: true },
  /** Replaced by another sign-in. */
  replaced: { keepRemembered: true },
} satisfies Record<string, EndOptions>;

/** The only way to end a session; `onSignedOut` reports the outcome of the server call. */
export const createEndSession = (
  actions: Pick<SignInActions, 'signOut'>,
  pendingWrites: Pick<PendingWrites, 'finish'>,
  renewal: Pick<Renewal, 'idle'>,
) => {
  const outcomes = createListeners<[SignOutOutcome]>();

  const signOutAtServer = async ({
    access,
    refresh,
    notificationKey,
  }: Credentials): Promise<SignOutOutcome> => {
    if (!access || !refresh || !notificationKey) return 'missingData';
    try {
      await actions.signOut(refresh, notificationKey, access);
      return 'done';
    } catch {
      return 'failed';
    }
  };

  const notifyOutcome = async (credentials: Credentials): Promise<void> => {
    const outcome = await signOutAtServer(credentials);
    // Does not show the message in a new session.
    if (!session.isSignedIn()) outcomes.notify(outcome);
  };

  /** Resolves once this browser is signed out, without waiting for the server. */
  const endSession = async (ending: keyof typeof endings): Promise<void> => {
    const { notifiesServer, flushesWrites, isLeaving, ...options }: EndOptions = endings[ending];
    const isSignedIn = session.isSignedIn();
    if (ending === 'replaced' && !isSignedIn) return;
    if (isLeaving) session.leave();
    if (flushesWrites) {
      // A renewal that is under way may replace the refresh token.
      const pending = Promise.all([pendingWrites.finish(), renewal.idle()]);
      await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
      // Another tab may have signed out already.
      if (isSignedIn && !session.isSignedIn()) return;
    }
    const credentials = {
      access: session.accessToken(),
      refresh: session.refreshToken(),
      notificationKey: session.notificationKey(),
    };
    session.end(options);
    if (notifiesServer && (ending === 'signedOut' || credentials.refresh !== null))
      void notifyOutcome(credentials);
  };

  return { endSession, onSignedOut: outcomes.subscribe };
};

export type EndSession = ReturnType<typeof createEndSession>['endSession'];
