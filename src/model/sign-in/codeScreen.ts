import type { NextStep } from './signIn';
import { paths } from '../../paths';

/** What the code screens find in the router's state (spec 1 §2); '' where it is missing. */
export interface CodeState {
  otpAccess: string;
  totpAccess: string;
  otpMessage: string;
  totpMessage: string;
  /** In the combined flow: the e-mail code is done, also after a reload. */
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
  /** Key of the message that goes with it. */
  message: string;
}

/** The screen that asks for the next code (spec 1 §4 "Login outcomes"); null where no code is owed. */
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
