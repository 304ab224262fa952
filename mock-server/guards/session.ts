import type { Request, RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import type { SessionRow, UserRow } from '../storage/tables';
import { reloadSession, authenticate } from './activeSession';
import { sendError } from './respond';
import type { Who } from '../../src/contract/Request';
import { type Operation, getOperation, operations } from './operations';
import { forbidden, invalidToken, notFound, notSignedIn, ApiError } from './ApiError';
import { message } from '../messages/message';

interface Caller {
  user: UserRow;
  session: SessionRow;
}

export const getCaller = (res: Response): Caller | undefined => res.locals['caller'] as Caller | undefined;

const requireCaller = (res: Response): Caller => {
  const caller = getCaller(res);
  if (!caller) throw notSignedIn();
  return caller;
};

export const getCurrentUser = (res: Response): UserRow => requireCaller(res).user;

export const getSession = (res: Response): SessionRow => requireCaller(res).session;

export const getBearerToken = (req: Request): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(req.get('authorization') ?? '')?.[1] ?? null;

export const identifyCaller =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    const identify = async () => {
      const token = getBearerToken(req);
      // Open paths ignore the token, because sign-in must work while the browser still sends an expired one.
      if (token !== null && getOperation(res)?.who !== 'open')
        res.locals['caller'] = await authenticate(context, token);
      next();
    };
    identify().catch((error: unknown) => sendError(req, res, error));
  };

export const authorize: RequestHandler = (req, res, next) => {
  checkAccess(getOperation(res), req, getCaller(res)?.user);
  next();
};

/** Call right before a write that waited, because the session may have ended or the user may have lost a role. */
export const recheckAccess = (context: ServerContext, req: Request, res: Response): void => {
  const current = reloadSession(context, getSession(res));
  if (!current) throw invalidToken();
  res.locals['caller'] = current;
  checkAccess(getOperation(res), req, current.user);
};

/** Checks again, because a body may take minutes to arrive. */
export const recheckAfterBody =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    if (getCaller(res)) recheckAccess(context, req, res);
    next();
  };

const isAllowed = (who: Who, user: UserRow): boolean => {
  if (who === 'superuser') return user.is_superuser;
  return who !== 'staff' || user.is_staff || user.is_superuser;
};

/** Checks the caller against the contract (decisions §1). Throws 404 for an unknown path, 405 for an unknown method. */
const checkAccess = (
  operation: Operation | undefined,
  { method, path, query }: Pick<Request, 'method' | 'path' | 'query'>,
  user: UserRow | undefined,
): void => {
  if (!operation) {
    if (operations.some((known) => known.pattern.test(path)))
      throw new ApiError(405, { detail: message('Method "{method}" not allowed.', { method }) });
    throw notFound();
  }
  if (operation.who === 'open') return;
  if (!user) throw notSignedIn();
  const parameter = operation.parameters.find((candidate) => candidate['x-superuser-for-others']);
  const requestedId = parameter && query[parameter.name];
  const isOtherUser = requestedId !== undefined && requestedId !== '' && requestedId !== String(user.id);
  if (!isAllowed(isOtherUser ? 'superuser' : operation.who, user)) throw forbidden();
};
