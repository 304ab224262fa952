import type { AuthProvider } from 'ra-core';
import { HttpError } from '../api/HttpError';
import type { RecoveryActions } from '../api/actions/recovery';
import type { Registration, SignInActions } from '../api/actions/signIn';
import { afterSignIn } from '../model/sign-in/afterSignIn';
import { companionAddress } from './companion';
import type { SocialProvider } from '../model/sign-in/socialLink';
import { nextStep, tokensOf, type LoginAnswer, type NextStep } from '../model/sign-in/signIn';
import { notificationKeyIn } from '../model/token';
import { displayName, type User } from '../model/users/user';
import { settings } from '../settings';
import { canAccess, may, type Right } from './access';
import type { PendingWrites } from './pendingWrites';
import type { Renewal } from './refresh';
import { session } from './session';
import { createSignOut } from './signOut';

export type BothStep =
  | { step: 'signedIn' }
  | { step: 'authenticatorCode'; totpAccess: string; hint: string }
  | { step: 'invalid' };

export interface LaunchCredentials {
  token: string;
  user: User | null;
  notificationKey: string | null;
}

export type PublicActions = SignInActions & RecoveryActions;

export const createAuthProvider = (
  actions: PublicActions,
  renewal: Pick<Renewal, 'accessToken' | 'isOver' | 'serverNow' | 'sessionTokens'>,
  pendingWrites: Pick<PendingWrites, 'add' | 'finish'>,
  rightAt: (pathname: string) => Right | undefined,
) => {
  const mayOpen = (pathname: string): boolean => {
    const right = rightAt(pathname);
    return right === undefined || may(session.user(), right);
  };

  let backendUrl = '';

  const completeSignIn = (answer: LoginAnswer): boolean => {
    const tokens = tokensOf(answer);
    if (!tokens || answer.user?.is_active === false) return false;
    backendUrl = answer.backend_url ?? '';
    session.start(answer, tokens);
    return true;
  };

  const advance = (answer: LoginAnswer): NextStep => {
    const next = nextStep(answer);
    if (next.step === 'signedIn') completeSignIn(answer);
    return next;
  };

  const signOutActions = createSignOut(actions, pendingWrites, renewal);

  return {
    signIn: async (email: string, password: string): Promise<NextStep> =>
      advance(await actions.signIn(email, password)),

    expectSocial: session.expectSocial,
    /** True when the response would replace a session although this tab did not ask for it (decisions §4). */
    isSocialUnexpected: (provider: SocialProvider): boolean =>
      !session.takeSocial(provider) && session.isSignedIn(),
    socialSignIn: async (provider: SocialProvider, token: string): Promise<NextStep> => {
      const answer = await actions.socialSignIn(provider, token);
      const isAccepted = !['inactive', 'invalid'].includes(nextStep(answer).step);
      if (isAccepted && session.isSignedIn()) signOutActions.signOut();
      return advance(answer);
    },

    register: async (registration: Registration): Promise<NextStep> =>
      advance(await actions.register(registration)),

    sendResetCode: actions.sendResetCode,
    resetByCode: actions.resetByCode,
    resetByLink: actions.resetByLink,

    verifyEmailCode: async (otp: string, otpAccess: string): Promise<boolean> =>
      completeSignIn(await actions.verifyEmailCode(otp, otpAccess)),

    verifyAuthenticatorCode: async (totp: string, totpAccess: string): Promise<boolean> => {
      const answer = await actions.verifyAuthenticatorCode(totp, totpAccess);
      return Boolean(answer.user) && completeSignIn(answer);
    },

    verifyBothEmailCode: async (otp: string, otpAccess: string): Promise<BothStep> => {
      const answer = await actions.verifyEmailCode(otp, otpAccess);
      if (answer.totp_success === true && answer.totp_verified === false && answer.totp_access) {
        return { step: 'authenticatorCode', totpAccess: answer.totp_access, hint: answer.totp_message ?? '' };
      }
      return completeSignIn(answer) ? { step: 'signedIn' } : { step: 'invalid' };
    },

    refreshProfile: async (): Promise<User | null> => {
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

    socialLinks: actions.socialLinks,
    ...signOutActions,
    pendingWrite: pendingWrites.add,
    finishWrites: pendingWrites.finish,
    dropLocalSession: (): void => {
      if (session.isSignedIn()) session.end({ keepRemembered: true });
    },
    updateUser: (change: Partial<User>) => session.updateUser(change),
    serverNow: renewal.serverNow,
    isOver: renewal.isOver,
    launchCredentials: async (): Promise<LaunchCredentials | null> => {
      const token = await renewal.accessToken();
      if (!token) return null;
      // A backend that has no separate key for services gives its only one, as the specification demands.
      const notificationKey = notificationKeyIn(token) ?? session.notificationKey();
      return { token, user: session.user(), notificationKey };
    },
    rememberService: session.rememberService,
    companionRedirect: (frontend: string): string | null => {
      const token = session.accessToken();
      if (token === null) return null;
      const backend = backendUrl || settings.apiUrl || frontend;
      const parameters = { token, backend, origin: frontend };
      const address = companionAddress(session.user(), settings.companionUrl, parameters);
      if (address === null) return null;
      session.rememberService(settings.productKey, token, backend);
      session.rememberCompanion(frontend);
      return address;
    },
    isSignedIn: session.isSignedIn,
    user: session.user,
    onSessionChange: session.subscribe,
    may: (right: Right) => may(session.user(), right),
    mayOpen,
    landing: (state: unknown): string => afterSignIn(session.user(), state, mayOpen),

    // react-admin calls `login` for a sign-in that is already complete.
    login: async (answer: LoginAnswer) => {
      if (!completeSignIn(answer)) throw new HttpError(0, answer, 'format');
    },
    logout: async () => signOutActions.signOut(),
    checkAuth: async () => {
      if (!session.isSignedIn()) throw new HttpError(401);
    },
    // http.ts has already renewed and replayed a 401, and a 403 never signs out.
    checkError: async () => {},
    getIdentity: async () => {
      const user = session.user();
      if (!user) throw new HttpError(401);
      return identityOf(user);
    },
    canAccess: async ({ resource, action }: { resource: string; action: string }) =>
      canAccess(session.user(), resource, action),
    getPermissions: async () => session.user(),
  } satisfies AuthProvider & Record<string, unknown>;
};

export type PortalAuthProvider = ReturnType<typeof createAuthProvider>;

const identityOf = (user: User) => ({
  ...user,
  id: user.user_id,
  fullName: displayName(user),
  ...(user.picture_url ? { avatar: user.picture_url } : {}),
});
