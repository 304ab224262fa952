import type { SignInActions } from '../api/actions/signIn';
import { createListeners } from '../model/createListeners';
import type { PendingWrites } from './pendingWrites';
import { session } from './session';

type SignOutOutcome = 'done' | 'failed' | 'missingData';

type SessionKeys = Record<'access' | 'refresh' | 'notificationKey', string | null>;

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
    // A new session must not get the old one's message.
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
    leaveExpired: () => session.end({ keepRemembered: true }),
    signOutExpired: (): void => {
      const how = { keepRemembered: true };
      if (session.refreshToken()) leaveWith(how);
      else session.end(how);
    },
    leave: () => {
      session.leave();
      session.end();
    },
  };
};
