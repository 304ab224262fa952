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

  const endWithSignOut = (options?: Parameters<typeof session.end>[0]): void => {
    const [access, refresh] = [session.accessToken(), session.refreshToken()];
    void notifyOutcome({ access, refresh, notificationKey: session.notificationKey() });
    session.end(options);
  };

  return {
    signOut: (): void => {
      session.leave();
      endWithSignOut();
    },
    onSignedOut: outcomes.subscribe,
    leaveExpired: () => session.end({ keepRemembered: true }),
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
