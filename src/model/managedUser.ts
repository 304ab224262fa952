import { displayName, type User } from './user';
import type { ListedUser } from './userPlace';

/** A user as administrators see them (spec 2 §3). */
export interface ManagedUser extends User {
  id: number;
  last_login?: string | null;
}

/** Spec 2 §4 "Derived user display state". */
export const userStandings = [
  'activeLoggedIn',
  'activeNotLoggedIn',
  'inactiveLoggedIn',
  'inactiveNotLoggedIn',
] as const;

export type UserStanding = (typeof userStandings)[number];

type Stood = Pick<ManagedUser, 'is_active' | 'last_login'>;

export const standingOf = ({ is_active, last_login }: Stood): UserStanding => {
  if (is_active) return last_login ? 'activeLoggedIn' : 'activeNotLoggedIn';
  return last_login ? 'inactiveLoggedIn' : 'inactiveNotLoggedIn';
};

/** The users of each standing, in the order of `userStandings`. */
export const countStandings = (users: readonly Stood[]): Record<UserStanding, number> => {
  const counts = { activeLoggedIn: 0, activeNotLoggedIn: 0, inactiveLoggedIn: 0, inactiveNotLoggedIn: 0 };
  for (const user of users) counts[standingOf(user)] += 1;
  return counts;
};

/** Users as the pages of one user know their neighbours. */
export const listed = (users: readonly ManagedUser[] | undefined): ListedUser[] =>
  users?.map((user) => ({ id: user.id, name: displayName(user) })) ?? [];

export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');
