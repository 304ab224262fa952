import { paths } from '../../paths';
import { isFields, type Fields } from '../fields';
import type { User } from '../users/user';

interface ReturnTo {
  nextPathname?: string;
  nextSearch?: string;
  nextUserId?: number;
}

export const parseReturnTo = (state: unknown): ReturnTo => {
  const { nextPathname, nextSearch, nextUserId }: Fields = isFields(state) ? state : {};
  return {
    ...(typeof nextPathname === 'string' ? { nextPathname } : {}),
    ...(typeof nextSearch === 'string' ? { nextSearch } : {}),
    ...(typeof nextUserId === 'number' ? { nextUserId } : {}),
  };
};

/** Rejects `//host`, which is another origin. */
const isInternal = (path: string) => /^\/(?![/\\])/.test(path);

/** Ignores the dashboard as a return path, because it is the default (spec 1 §2 "Login screen"). */
export const landingPath = (
  user: User | null,
  state: unknown,
  mayOpen: (pathname: string) => boolean,
): string => {
  const { nextPathname = '', nextSearch = '', nextUserId = user?.user_id } = parseReturnTo(state);
  const isDefault = (nextPathname === paths.home || nextPathname === paths.dashboard) && nextSearch === '';
  const isAllowed = nextUserId === user?.user_id && mayOpen(nextPathname);
  if (isInternal(nextPathname) && !isDefault && isAllowed) return nextPathname + nextSearch;
  return user?.is_demo ? paths.projects : paths.dashboard;
};
