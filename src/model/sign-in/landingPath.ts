import { paths } from '../../paths';
import type { User } from '../users/user';

export interface ReturnTo {
  nextPathname?: string;
  nextSearch?: string;
  nextUserId?: number;
}

export const parseReturnTo = (state: unknown): ReturnTo => {
  const { nextPathname, nextSearch, nextUserId } = (
    typeof state === 'object' && state ? state : {}
  ) as Partial<Record<keyof ReturnTo, unknown>>;
  return {
    ...(typeof nextPathname === 'string' ? { nextPathname } : {}),
    ...(typeof nextSearch === 'string' ? { nextSearch } : {}),
    ...(typeof nextUserId === 'number' ? { nextUserId } : {}),
  };
};

/** `//host` leads to another origin. */
const isInside = (path: string) => /^\/(?![/\\])/.test(path);

/** The dashboard is the default target, so it does not count as a return address (spec 1 §2 "Login screen"). */
export const landingPath = (
  user: User | null,
  state: unknown,
  mayOpen: (pathname: string) => boolean,
): string => {
  const { nextPathname = '', nextSearch = '', nextUserId = user?.user_id } = parseReturnTo(state);
  const isPlain = (nextPathname === paths.home || nextPathname === paths.dashboard) && nextSearch === '';
  const isAllowed = nextUserId === user?.user_id && mayOpen(nextPathname);
  if (isInside(nextPathname) && !isPlain && isAllowed) return nextPathname + nextSearch;
  return user?.is_demo ? paths.projects : paths.dashboard;
};
