import { paths } from '../../paths';
import type { User } from '../users/user';

/** Where somebody was headed before they were asked to sign in; carried as router state. */
export interface ReturnTo {
  nextPathname?: string;
  nextSearch?: string;
  /** Nobody else is brought there. */
  nextUserId?: number;
}

/** From a router state that may hold anything. */
export const returnToOf = (state: unknown): ReturnTo => {
  const { nextPathname, nextSearch, nextUserId } = (
    typeof state === 'object' && state ? state : {}
  ) as Partial<Record<keyof ReturnTo, unknown>>;
  return {
    ...(typeof nextPathname === 'string' ? { nextPathname } : {}),
    ...(typeof nextSearch === 'string' ? { nextSearch } : {}),
    ...(typeof nextUserId === 'number' ? { nextUserId } : {}),
  };
};

/** An address inside the portal: `//host` and its like lead out of it. */
const isInside = (path: string) => /^\/(?![/\\])/.test(path);

/** Spec 1 §2 "Login screen". Everybody is sent to the dashboard who just opens the portal, so it does not count. */
export const afterSignIn = (
  user: User | null,
  state: unknown,
  mayOpen: (pathname: string) => boolean,
): string => {
  const { nextPathname = '', nextSearch = '', nextUserId = user?.user_id } = returnToOf(state);
  const isPlain = (nextPathname === paths.home || nextPathname === paths.dashboard) && nextSearch === '';
  const isTheirs = nextUserId === user?.user_id && mayOpen(nextPathname);
  if (isInside(nextPathname) && !isPlain && isTheirs) return nextPathname + nextSearch;
  return user?.is_demo ? paths.projects : paths.dashboard;
};
