import type { Schema } from '../../api/contract';
import type { User } from '../users/user';
import { paths } from '../../paths';

export type LoginAnswer = Omit<Schema<'LoginAnswer'>, 'user' | 'projects' | 'owner'> & {
  user?: User | null;
  projects?: unknown;
  owner?: unknown;
};

export interface Tokens {
  access: string;
  refresh: string;
}

export type NextStep =
  | { step: 'signedIn'; tokens: Tokens }
  | { step: 'emailCode'; otpAccess: string }
  | { step: 'authenticatorCode'; totpAccess: string }
  | { step: 'bothCodes'; otpAccess: string; totpAccess: string; otpMessage: string; totpMessage: string }
  | { step: 'inactive' }
  | { step: 'invalid' };

/** Tokens count as signed in only when no second factor is pending (spec 1 §4 "Login outcomes"). */
export const nextStep = (answer: LoginAnswer): NextStep => {
  const tokens = tokensOf(answer);
  const isPending = (verified: boolean | null | undefined) =>
    !verified && !(tokens && verified === undefined);
  const otpAccess = answer.otp_access ?? '';
  const totpAccess = answer.totp_access ?? '';

  if (answer.user?.is_active === false) return { step: 'inactive' };
  if (answer.mfa_type === 'email' && isPending(answer.otp_verified))
    return otpAccess ? { step: 'emailCode', otpAccess } : { step: 'invalid' };
  if (answer.mfa_type === 'authenticator' && isPending(answer.totp_verified))
    return { step: 'authenticatorCode', totpAccess };
  if (answer.mfa_type === 'email_and_authenticator' && isPending(answer.otp_verified)) {
    const [otpMessage, totpMessage] = [answer.otp_message ?? '', answer.totp_message ?? ''];
    return otpAccess
      ? { step: 'bothCodes', otpAccess, totpAccess, otpMessage, totpMessage }
      : { step: 'invalid' };
  }
  return tokens ? { step: 'signedIn', tokens } : { step: 'invalid' };
};

export const tokensOf = ({ access, refresh }: LoginAnswer): Tokens | null =>
  access && refresh ? { access, refresh } : null;

interface CodeState {
  otpAccess: string;
  totpAccess: string;
  otpMessage: string;
  totpMessage: string;
  emailVerified: boolean;
}

export const codeStateOf = (state: unknown): CodeState => {
  const fields = (typeof state === 'object' && state ? state : {}) as Partial<
    Record<keyof CodeState, unknown>
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    otpAccess: text(fields.otpAccess),
    totpAccess: text(fields.totpAccess),
    otpMessage: text(fields.otpMessage),
    totpMessage: text(fields.totpMessage),
    emailVerified: fields.emailVerified === true,
  };
};

interface CodeScreen {
  path: string;
  state: Partial<CodeState>;
  message: string;
}

export const codeScreenOf = (next: NextStep): CodeScreen | null => {
  switch (next.step) {
    case 'emailCode':
      return { path: paths.verifyOtp, state: { otpAccess: next.otpAccess }, message: 'signIn.otpSent' };
    case 'authenticatorCode':
      return { path: paths.verifyTotp, state: { totpAccess: next.totpAccess }, message: 'signIn.enterTotp' };
    case 'bothCodes': {
      const { step: _, ...state } = next;
      return { path: paths.verifyBoth, state, message: 'signIn.verifyBoth' };
    }
    default:
      return null;
  }
};
