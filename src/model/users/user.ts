/** A user as the API describes them at sign-in (spec 1 §3). */
export type MfaType = 'email' | 'authenticator' | 'email_and_authenticator';

export interface User {
  user_id: number;
  email: string;
  username?: string;
  first_name?: string;
  last_name?: string;
  title?: string;
  picture?: string | null;
  picture_url?: string | null;
  is_active?: boolean;
  is_staff?: boolean;
  is_superuser?: boolean;
  is_supervisor?: boolean;
  is_verified?: boolean;
  verified_until?: string | null;
  is_demo?: boolean;
  notification_key?: string;
  mfa_type?: MfaType;
  date_joined?: string;
  max_active_sessions?: number;
}

type Named = Partial<Pick<User, 'first_name' | 'last_name' | 'email'>>;

/** First and last name, else the e-mail address. */
export const displayName = (user: Named): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email || '';

/** Whole, also where it takes two UTF-16 units. */
const firstLetter = (text = ''): string => (text ? String.fromCodePoint(text.codePointAt(0) ?? 0) : '');

/** Letters for an avatar without picture: of first and last name, else of the e-mail, else 'U' (spec 2 §2.9). */
export const initials = (user: Named): string => {
  const letters = firstLetter(user.first_name) + firstLetter(user.last_name);
  return (letters || firstLetter(user.email) || 'U').toUpperCase();
};
