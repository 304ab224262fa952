import type { Response } from 'express';
import type { SessionRow, UserRow } from '../storage/tables';
import { notSignedIn } from './Refusal';

interface Caller {
  person: UserRow;
  session: SessionRow;
}

export const setCaller = (res: Response, caller: Caller): void => {
  res.locals['caller'] = caller;
};

export const callerOf = (res: Response): Caller | undefined => res.locals['caller'] as Caller | undefined;

/** Throws 401 where nobody is signed in. */
const signedIn = (res: Response): Caller => {
  const caller = callerOf(res);
  if (!caller) throw notSignedIn();
  return caller;
};

export const currentUserOf = (res: Response): UserRow => signedIn(res).person;

export const sessionOf = (res: Response): SessionRow => signedIn(res).session;
