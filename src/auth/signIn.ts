import type { Registration, SignInActions } from '../api/actions/signIn';
import { HttpError } from '../api/HttpError';
import { landingPath } from '../model/sign-in/landingPath';
import {
  getCodeScreen,
  isSignInFailure,
  nextStep,
  type Checked,
  type CodeState,
  type LoginResponse,
  type NextStep,
} from '../model/sign-in/signIn';
import { settings } from '../settings';
import { session } from './session';
import type { EndSession } from './endSession';
import type { User } from '../model/users/user';

export interface Credentials {
  email: string;
  password: string;
}

/** Kept in memory for the code screens, because neither storage nor history may hold a password. */
interface Pending {
  typed?: Credentials;
  state: Partial<CodeState>;
}

/** Sign-in calls. Each resolves to the next step, or rejects if there is none. */
export const createSignIn = (
  actions: SignInActions,
  endSession: EndSession,
  mayOpen: (pathname: string) => boolean,
) => {
  let backendUrl = '';
  let pending: Pending | null = null;

  const advance = (response: LoginResponse, checked?: Checked, typed?: Credentials): NextStep => {
    const next = nextStep(response, checked);
    if (next.step === 'inactive') throw new HttpError(200, { code: 'account_inactive' });
    if (next.step === 'invalid') throw new HttpError(200);
    const screen = getCodeScreen(next);
    if (screen) {
      void endSession('replaced');
      pending = { ...pending, ...(typed && { typed }), state: screen.state };
    } else if (next.step === 'signedIn') {
      backendUrl = response.backend_url ?? '';
      session.start(response, next.tokens);
    }
    return next;
  };

  const withPassword = async ({ email: typed, password }: Credentials): Promise<NextStep> => {
    const email = typed.trim();
    return advance(await actions.signIn(email, password), 'password', { email, password });
  };

  return {
    withPassword,
    withEmailCode: async (otp: string, otpAccess: string) =>
      advance(await actions.verifyEmailCode(otp, otpAccess), 'emailCode'),
    withAuthenticatorCode: async (totp: string, totpAccess: string) =>
      advance(await actions.verifyAuthenticatorCode(totp, totpAccess), 'authenticatorCode'),
    withFirstOfBothCodes: async (otp: string, otpAccess: string) =>
      advance(await actions.verifyEmailCode(otp, otpAccess), 'bothEmailCode'),

    /** Resolves to null if the registration does not sign the user in. */
    byRegistration: async (registration: Registration): Promise<NextStep | null> => {
      const response = await actions.register(registration);
      return isSignInFailure(nextStep(response)) ? null : advance(response, 'password', registration);
    },

    socialLinks: actions.socialLinks,
    expectSocial: session.expectSocial,
    /** True if this tab did not start the sign-in, so that its link may come from anybody (decisions §2). */
    isSocialUnexpected: (provider: string): boolean => !session.consumeSocial(provider),
    withSocial: async (provider: string, token: string): Promise<NextStep> => {
      const response = await actions.socialSignIn(provider, token);
      if (!isSignInFailure(nextStep(response)) && session.isSignedIn()) await endSession('signedOut');
      return advance(response);
    },

    pendingState: (): Partial<CodeState> | undefined => pending?.state,
    pendingEmail: (): string | undefined => pending?.typed?.email,
    resend: async (): Promise<NextStep | null> => (pending?.typed ? withPassword(pending.typed) : null),
    clearPending: (): void => {
      pending = null;
    },

    landing: (state: unknown): string => landingPath(session.user(), state, mayOpen),
    /** URL of the companion application for demo users after a code, or null (spec 1 §4 "OTP verification"). */
    companionRedirect: (frontend: string): string | null => {
      const token = session.accessToken();
      if (token === null) return null;
      const backend = backendUrl || settings.apiUrl || frontend;
      const parameters = { token, backend, origin: frontend };
      const address = companionUrl(session.user(), settings.companionUrl, parameters);
      if (address === null) return null;
      session.rememberService(settings.productKey, token, backend);
      session.rememberCompanion(frontend);
      return address;
    },
  };
};

interface CompanionRedirect {
  token: string;
  backend: string;
  origin: string;
}

/** `companion` may be a path of `origin` (spec 1 §4 "OTP verification"). */
export const companionUrl = (
  user: User | null,
  companion: string,
  companionRedirect: CompanionRedirect,
): string | null => {
  if (!user?.is_demo || companion === '' || !URL.canParse(companion, companionRedirect.origin)) return null;
  const address = new URL(companion, companionRedirect.origin);
  if (!/^https?:$/.test(address.protocol)) return null;
  for (const [name, value] of Object.entries(companionRedirect))
    address.searchParams.set(name, String(value));
  return address.href;
};
