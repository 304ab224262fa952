import type { User } from '../model/user';

/**
 * The whole permission table: who may open and do what (spec 1 §6, contract §4 "Who may call what").
 * It decides what is offered; the server decides again on every call.
 */
const rules = {
  'admin.open': (user) => Boolean(user.is_superuser) || !user.is_demo,
  'users.manage': (user) => Boolean(user.is_staff || user.is_superuser),
  'users.delete': (user) => Boolean(user.is_superuser),
  'users.inspect': (user) => Boolean(user.is_superuser),
  'catalogue.manage': (user) => Boolean(user.is_staff || user.is_superuser),
} as const satisfies Record<string, (user: User) => boolean>;

export type Right = keyof typeof rules;

export const may = (user: User | null, right: Right): boolean => user !== null && rules[right](user);
