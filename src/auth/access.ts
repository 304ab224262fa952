import { matchRoutes } from 'react-router-dom';
import type { User } from '../model/user';
import { paths } from '../paths';

/**
 * The whole permission table: who may open and do what (spec 1 §6, contract §4 "Who may call what").
 * It decides what is offered; the server decides again on every call.
 */
const rules = {
  'admin.open': (user) => Boolean(user.is_superuser) || !user.is_demo,
  'users.manage': (user) => Boolean(user.is_staff || user.is_superuser),
  'users.delete': (user) => Boolean(user.is_superuser),
  'users.inspect': (user) => Boolean(user.is_superuser),
  'users.promote': (user) => Boolean(user.is_superuser),
  'services.give': (user) => Boolean(user.is_superuser),
  'catalogue.manage': (user) => Boolean(user.is_staff || user.is_superuser),
} as const satisfies Record<string, (user: User) => boolean>;

export type Right = keyof typeof rules;

/** The addresses that take a right; every other one is for whoever is signed in. */
const addresses: Partial<Record<Right, readonly string[]>> = {
  'users.manage': [
    paths.admin,
    paths.manage,
    paths.userCreate,
    paths.userEdit(),
    paths.userDetails(),
    paths.dicServiceAdd,
    paths.dicServiceEdit(),
  ],
};

export const may = (user: User | null, right: Right): boolean => user !== null && rules[right](user);

export const mayOpen = (user: User | null, pathname: string): boolean =>
  Object.entries(addresses).every(
    ([right, patterns]) =>
      may(user, right as Right) ||
      !matchRoutes(
        patterns.map((path) => ({ path })),
        pathname,
      ),
  );
