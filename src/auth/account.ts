import type { SignInActions } from '../api/actions/signIn';
import { notificationKeyIn } from '../model/token';
import type { User } from '../model/users/user';
import type { Renewal } from './renewal';
import { session } from './session';

export interface LaunchCredentials {
  token: string;
  user: User | null;
  notificationKey: string | null;
}

/** The signed-in user, as stored, and what the server says of them. */
export const createAccount = (
  actions: Pick<SignInActions, 'details' | 'decodeToken'>,
  renewal: Pick<Renewal, 'accessToken' | 'isOver' | 'endNotice' | 'serverNow'>,
) => ({
  isSignedIn: session.isSignedIn,
  user: session.user,
  onChange: session.subscribe,
  update: (change: Partial<User>): void => session.updateUser(change),
  endNotice: renewal.endNotice,
  serverNow: renewal.serverNow,

  refresh: async (): Promise<User | null> => {
    const user = await actions.details();
    if (!session.isSignedIn()) return null;
    session.updateUser(user);
    return user;
  },

  decodeToken: async (): Promise<string | null> => {
    const decoded = await actions.decodeToken().catch(() => null);
    if (!session.isSignedIn()) return null;
    const failure = decoded?.success ? null : 'signIn.decodeFailed';
    session.keepDecoded(decoded?.success ? decoded.decoded_data : null, failure);
    return renewal.isOver() ? null : failure;
  },

  launchCredentials: async (): Promise<LaunchCredentials | null> => {
    const token = await renewal.accessToken();
    if (!token) return null;
    // A backend that has no separate key for services gives its only one, as the specification demands.
    const notificationKey = notificationKeyIn(token) ?? session.notificationKey();
    return { token, user: session.user(), notificationKey };
  },
  rememberService: session.rememberService,
});
