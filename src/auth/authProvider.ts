import type { AuthProvider } from 'ra-core';
import { HttpError } from '../api/HttpError';
import type { RecoveryActions } from '../api/actions/recovery';
import type { SignInActions } from '../api/actions/signIn';
import { toErrorMessage, isInactive } from '../api/errors';
import { getCodeScreen, type NextStep } from '../model/sign-in/signIn';
import { displayName, type User } from '../model/users/user';
import { canAccess, may, listPermissions, type Right } from './access';
import { createEndSession } from './endSession';
import type { PendingWrites } from './pendingWrites';
import type { Renewal } from './renewal';
import { session } from './session';
import { createSignIn, type Credentials } from './signIn';
import { readNotificationKey } from './token';

/** react-admin's AuthProvider, extended with account, sign-in and recovery. */
export const createAuthProvider = (
  actions: SignInActions & { recovery: RecoveryActions },
  renewal: Pick<Renewal, 'accessToken' | 'isOver' | 'endNotice' | 'serverNow' | 'idle'>,
  writes: Pick<PendingWrites, 'add' | 'finish'>,
  findRight: (pathname: string) => Right | undefined,
) => {
  const mayOpen = (pathname: string): boolean => {
    const right = findRight(pathname);
    return right === undefined || may(session.user(), right);
  };
  const { endSession, onSignedOut } = createEndSession(actions, writes, renewal);
  const account = createAccount(actions, renewal);
  const signIn = createSignIn(actions, endSession, mayOpen);

  return {
    /** Rejects unless the password is accepted; `redirectTo` is the code screen or the demo users' landing page. */
    login: async (typed: Credentials): Promise<NextStep & { redirectTo?: string }> => {
      const next = await signIn.withPassword(typed).catch((error: unknown) => {
        throw addSignInMessage(error);
      });
      const redirectTo =
        getCodeScreen(next)?.path ?? (session.user()?.is_demo ? signIn.landing(null) : undefined);
      return { ...next, ...(redirectTo && { redirectTo }) };
    },
    /** Returns false, because the page guard redirects. */
    logout: async () => {
      await endSession('signedOut');
      return false as const;
    },
    checkAuth: async () => {
      // No message, because react-admin calls `logout` next, which shows one.
      if (!session.isSignedIn()) throw Object.assign(new HttpError(401), { message: false });
    },
    // http.ts has already renewed and replayed a 401, and a 403 never signs out.
    checkError: async () => {},
    getIdentity: async () => {
      const user = session.user();
      if (!user) throw new HttpError(401);
      return toIdentity(user);
    },
    getPermissions: async () => listPermissions(session.user()),
    canAccess: async ({ resource, action }: { resource: string; action: string }) =>
      canAccess(session.user(), resource, action),

    /** Synchronous, so that buttons and pages do not appear late. */
    may: (right: Right) => may(session.user(), right),
    mayOpen,
    account,
    signIn,
    recovery: actions.recovery,
    writes: { add: writes.add, finish: writes.finish },
    endSession,
    onSignedOut,
  } satisfies AuthProvider & Record<string, unknown>;
};

export type PortalAuthProvider = ReturnType<typeof createAuthProvider>;

const toIdentity = (user: User) => ({
  ...user,
  id: user.user_id,
  fullName: displayName(user),
  ...(user.picture_url ? { avatar: user.picture_url } : {}),
});

/** react-admin's forms show an error's `message`. */
const addSignInMessage = (error: unknown): unknown => {
  if (!(error instanceof HttpError) || error.status === 429) return error;
  const { message, messageArgs } = toErrorMessage('signIn', error);
  error.message = isInactive(error) ? 'signIn.inactive.text' : String(messageArgs['text'] ?? message);
  return error;
};

interface LaunchCredentials {
  token: string;
  user: User | null;
  notificationKey: string | null;
}

/** Stored data of the signed-in user, and calls to refresh it. */
const createAccount = (
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
    const errorKey = decoded?.success ? null : 'signIn.decodeFailed';
    session.storeDecoded(decoded?.success ? decoded.decoded_data : null, errorKey);
    return renewal.isOver() ? null : errorKey;
  },

  launchCredentials: async (): Promise<LaunchCredentials | null> => {
    const token = await renewal.accessToken();
    if (!token) return null;
    // Falls back to the session's key for backends without a separate key for services, as specified.
    const notificationKey = readNotificationKey(token) ?? session.notificationKey();
    return { token, user: session.user(), notificationKey };
  },
  rememberService: session.rememberService,
});
