import type { User } from './user';

export interface UserRecord extends User {
  id: number;
  last_login?: string | null;
}

/** Spec 2 §4 "Derived user display state". */
export const userStatuses = [
  'activeLoggedIn',
  'activeNotLoggedIn',
  'inactiveLoggedIn',
  'inactiveNotLoggedIn',
] as const;

export type UserStatus = (typeof userStatuses)[number];

type StatusFields = Pick<UserRecord, 'is_active' | 'last_login'>;

export const getUserStatus = ({ is_active, last_login }: StatusFields): UserStatus => {
  if (is_active) return last_login ? 'activeLoggedIn' : 'activeNotLoggedIn';
  return last_login ? 'inactiveLoggedIn' : 'inactiveNotLoggedIn';
};

export const countByStatus = (users: readonly StatusFields[]): Record<UserStatus, number> => {
  const counts = { activeLoggedIn: 0, activeNotLoggedIn: 0, inactiveLoggedIn: 0, inactiveNotLoggedIn: 0 };
  for (const user of users) counts[getUserStatus(user)] += 1;
  return counts;
};
