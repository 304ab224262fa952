import type { Schema } from '../../contract/Schema';
import { isFields, textOrNull, type Fields } from '../fields';
import type { User } from '../users/user';
import { paths } from '../../paths';

export type LoginResponse = Omit<Schema<'LoginAnswer'>, 'user' | 'projects' | 'owner'> & {
  user?: User | null;
  projects?: unknown;
  owner?: unknown;
};

export interface Tokens {
  access: string;
  refresh: string;
}

/** Factor that the call has checked; `bothEmailCode` is the first code of two. */
export type Checked = 'password' | 'emailCode' | 'authenticatorCode' | 'bothEmailCode';

export type NextStep =
  | { step: 'signedIn'; tokens: Tokens; isByCode: boolean }
  | { step: 'emailCode'; otpAccess: string }
  | { step: 'authenticatorCode'; totpAccess: string }
  | { step: 'bothCodes'; otpAccess: string; totpAccess: string; otpMessage: string; totpMessage: string }
  | { step: 'secondCode'; totpAccess: string; totpMessage: string };

type SignInFailure = { step: 'inactive' } | { step: 'invalid' };

/** Maps every response of a sign-in to its next step: password, code, registration, reset, identity provider (spec 1 §4). */
export const nextStep = (
  response: LoginResponse,
  checked: Checked = 'password',
): NextStep | SignInFailure => {
  if (response.user?.is_active === false) return { step: 'inactive' };
  const tokens = getTokens(response);
  const [otpAccess, totpAccess] = [response.otp_access ?? '', response.totp_access ?? ''];
  const [otpMessage, totpMessage] = [response.otp_message ?? '', response.totp_message ?? ''];
  // Tokens are valid only if no second factor is pending.
  const isPending = (verified: boolean | null | undefined) =>
    checked === 'password' && !verified && !(tokens && verified === undefined);

  if (response.mfa_type === 'email' && isPending(response.otp_verified))
    return otpAccess ? { step: 'emailCode', otpAccess } : { step: 'invalid' };
  if (response.mfa_type === 'authenticator' && isPending(response.totp_verified))
    return { step: 'authenticatorCode', totpAccess };
  if (response.mfa_type === 'email_and_authenticator' && isPending(response.otp_verified))
    return otpAccess
      ? { step: 'bothCodes', otpAccess, totpAccess, otpMessage, totpMessage }
      : { step: 'invalid' };
  if (checked === 'bothEmailCode' && response.totp_success && response.totp_verified === false && totpAccess)
    return { step: 'secondCode', totpAccess, totpMessage };
  if (!tokens || (checked === 'authenticatorCode' && !response.user)) return { step: 'invalid' };
  return { step: 'signedIn', tokens, isByCode: checked !== 'password' };
};

export const isSignInFailure = (next: NextStep | SignInFailure): next is SignInFailure =>
  next.step === 'inactive' || next.step === 'invalid';

const getTokens = ({ access, refresh }: LoginResponse): Tokens | null =>
  access && refresh ? { access, refresh } : null;

export interface CodeState {
  otpAccess: string;
  totpAccess: string;
  otpMessage: string;
  totpMessage: string;
  emailVerified: boolean;
}

export const parseCodeState = (state: unknown): CodeState => {
  const fields: Fields = isFields(state) ? state : {};
  const text = (name: keyof CodeState) => textOrNull(fields[name]) ?? '';
  return {
    otpAccess: text('otpAccess'),
    totpAccess: text('totpAccess'),
    otpMessage: text('otpMessage'),
    totpMessage: text('totpMessage'),
    emailVerified: fields['emailVerified'] === true,
  };
};

interface CodeScreen {
  path: string;
  message?: string;
}

const codeScreens: Record<Exclude<NextStep['step'], 'signedIn'>, CodeScreen> = {
  emailCode: { path: paths.verifyOtp, message: 'signIn.otpSent' },
  authenticatorCode: { path: paths.verifyTotp, message: 'signIn.enterTotp' },
  bothCodes: { path: paths.verifyBoth, message: 'signIn.verifyBoth' },
  secondCode: { path: paths.verifyBoth },
};

/** Returns null once signed in. */
export const getCodeScreen = (next: NextStep): (CodeScreen & { state: Partial<CodeState> }) | null => {
  if (next.step === 'signedIn') return null;
  const { step, ...state } = next;
  const emailVerified = step === 'secondCode';
  return { ...codeScreens[step], state: { ...state, ...(emailVerified && { emailVerified }) } };
};
