import type { Response } from 'express';
import type { SessionRow } from '../sessions/table';
import type { UserRow } from '../users/table';
import { notSignedIn } from './Refusal';

interface Caller {
  person: UserRow;
  session: SessionRow;
}

/** Called by the session guard alone. */
export const setCaller = (res: Response, caller: Caller): void => {
  res.locals['caller'] = caller;
};

export const callerOf = (res: Response): Caller | undefined => res.locals['caller'] as Caller | undefined;

/** Who calls. Throws 401 where nobody is signed in. */
export const personOf = (res: Response): UserRow => {
  const caller = callerOf(res);
  if (!caller) throw notSignedIn();
  return caller.person;
};

/** The session of the token the call came with. Throws 401 where there is none. */
export const sessionOf = (res: Response): SessionRow => {
  const caller = callerOf(res);
  if (!caller) throw notSignedIn();
  return caller.session;
};
