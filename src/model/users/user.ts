import type { Schema } from '../../contract/Schema';

export type MfaType = Schema<'MfaType'>;

/** Users stored by an older version may lack the other fields (spec 1 §3). */
export type User = Pick<Schema<'User'>, 'user_id' | 'email'> & Partial<Schema<'User'>>;

export const nameFields = ['first_name', 'last_name', 'title'] as const;

export type NameField = (typeof nameFields)[number];

type Named = Partial<Pick<User, 'first_name' | 'last_name' | 'email'>>;

export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');

export const displayName = (user: Named): string => fullName(user) || user.email || '';

/** For changes of rights, since names can look the same. */
export const nameAndEmail = (user: Named & Pick<User, 'email'>): string =>
  fullName(user) ? `${fullName(user)} (${user.email})` : user.email;

/** Keeps surrogate pairs together. */
const firstLetter = (text = ''): string => (text ? String.fromCodePoint(text.codePointAt(0) ?? 0) : '');

export const initials = (user: Named): string => {
  const letters = firstLetter(user.first_name) + firstLetter(user.last_name);
  return (letters || firstLetter(user.email) || 'U').toUpperCase();
};
