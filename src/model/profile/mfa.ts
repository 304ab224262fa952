import type { MfaType, User } from '../users/user';

/** In the order in which they are offered (spec 1 §2 "Profile page" 2, §3). */
export const mfaTypes = [
  'email',
  'authenticator',
  'email_and_authenticator',
] as const satisfies readonly MfaType[];

export const includesAuthenticator = (type: MfaType): boolean => type !== 'email';

export const includesEmail = (type: MfaType): boolean => type !== 'authenticator';

/** A user's second factor; new accounts have the mailed code (decisions §4 "After registration"). */
export const mfaTypeOf = ({ mfa_type }: Pick<User, 'mfa_type'>): MfaType =>
  mfaTypes.find((type) => type === mfa_type) ?? 'email';
