import type { Request, RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import { readUid } from '../password-recovery/setPasswordLink';
import { operationOf, type Operation } from './operations';

type AccountOf = (context: ServerContext, req: Request) => number | null | undefined;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const bodyText = (req: Request, field: string) => text((req.body as Record<string, unknown>)[field]);

const idBy = ({ db }: ServerContext, email: string) =>
  db.findBy('users', 'email', email.trim().toLowerCase())?.id;

const byAccess =
  (field: string): AccountOf =>
  (context, req) =>
    context.vault.codes.ownerOf(bodyText(req, field));

const accounts: Partial<Record<Operation['id'], AccountOf>> = {
  signIn: (context, req) => idBy(context, bodyText(req, 'email')),
  verifyEmailCode: byAccess('otp_access'),
  verifyAuthenticatorCode: byAccess('totp_access'),
  sendResetCode: (context, req) => idBy(context, text(req.query['email'])),
  resetPassword: (context, req) => idBy(context, bodyText(req, 'email')),
  setPasswordByLink: (_context, req) => readUid(bodyText(req, 'uidb64')),
};

export const attemptedAccountOf = (res: Response): number | null =>
  (res.locals['attemptedAccount'] as number | undefined) ?? null;

/** Names the account for the log before the handler runs, since a code that is used up names nobody. */
export const attemptedAccount =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    const operation = operationOf(res);
    res.locals['attemptedAccount'] = operation && accounts[operation.id]?.(context, req);
    next();
  };
