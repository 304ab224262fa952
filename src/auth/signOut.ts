import type { SignInActions } from '../api/actions/signIn';
import { createListeners } from '../model/createListeners';
import type { PendingWrites } from './pendingWrites';
import { session } from './session';

type SignOutOutcome = 'done' | 'failed' | 'missingData';

type SessionKeys = Record<'access' | 'refresh' | 'notificationKey', string | null>;

/** Ends the session here at once; what the server says of it follows when it comes (spec 1 §4 "Logout"). */
export const createSignOut = (
  actions: Pick<SignInActions, 'signOut'>,
  pendingWrites: Pick<PendingWrites, 'finish'>,
) => {
  const outcomes = createListeners<[SignOutOutcome]>();

  const signOutAtServer = async (keys: SessionKeys): Promise<SignOutOutcome> => {
    await pendingWrites.finish();
    const { access, refresh, notificationKey } = keys;
    if (!access || !refresh || !notificationKey) return 'missingData';
    try {
      await actions.signOut(refresh, notificationKey, access);
      return 'done';
    } catch {
      return 'failed';
    }
  };

  const notifyOutcome = async (keys: SessionKeys): Promise<void> => {
    const outcome = await signOutAtServer(keys);
    // Whoever has signed in meanwhile has nothing to do with it.
    if (!session.isSignedIn()) outcomes.notify(outcome);
  };

  const leaveWith = (how?: Parameters<typeof session.end>[0]): void => {
    const [access, refresh] = [session.accessToken(), session.refreshToken()];
    void notifyOutcome({ access, refresh, notificationKey: session.notificationKey() });
    session.end(how);
  };

  return {
    signOut: (): void => {
      session.leave();
      leaveWith();
    },
    onSignedOut: outcomes.subscribe,
    /** Leaves a session that the server ended already; the remember-me outlives it (decisions §4). */
    leaveExpired: () => session.end({ keepRemembered: true }),
    /** The same by the user's own word: with a sign-out at the server, where there is a token for it. */
    signOutExpired: (): void => {
      const how = { keepRemembered: true };
      if (session.refreshToken()) leaveWith(how);
      else session.end(how);
    },
    /** Leaves a session that the user's own act ended on the server, such as a new password. */
    leave: () => {
      session.leave();
      session.end();
    },
  };
};
