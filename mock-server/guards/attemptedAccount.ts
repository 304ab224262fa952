import type { Request, RequestHandler, Response } from 'express';
import { isId, toText } from '../../src/model/text';
import type { ServerContext } from '../context';
import { getOperation, type Operation } from './operations';

type FindAccount = (context: ServerContext, req: Request) => number | null | undefined;

const getBodyText = (req: Request, field: string) => toText((req.body as Record<string, unknown>)[field]);

const findUserId = ({ db }: ServerContext, email: string) =>
  db.findBy('users', 'email', email.trim().toLowerCase())?.id;

const findByAccess =
  (field: string): FindAccount =>
  (context, req) =>
    context.vault.codes.findOwner(getBodyText(req, field));

export const decodeUid = (uidb64: string): number => {
  const text = Buffer.from(uidb64, 'base64url').toString();
  return isId(text) ? Number(text) : 0;
};

const accountFinders: Partial<Record<Operation['id'], FindAccount>> = {
  signIn: (context, req) => findUserId(context, getBodyText(req, 'email')),
  verifyEmailCode: findByAccess('otp_access'),
  verifyAuthenticatorCode: findByAccess('totp_access'),
  sendResetCode: (context, req) => findUserId(context, toText(req.query['email'])),
  resetPassword: (context, req) => findUserId(context, getBodyText(req, 'email')),
  setPasswordByLink: (_context, req) => decodeUid(getBodyText(req, 'uidb64')),
};

export const getAttemptedAccount = (res: Response): number | null =>
  (res.locals['attemptedAccount'] as number | undefined) ?? null;

/** Runs before the handler, because a redeemed code no longer identifies its account. */
export const identifyAttemptedAccount =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    const operation = getOperation(res);
    res.locals['attemptedAccount'] = operation && accountFinders[operation.id]?.(context, req);
    next();
  };
