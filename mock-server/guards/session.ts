import type { Request, RequestHandler, Response } from 'express';
import type { ServerContext } from '../context';
import { findSession } from '../sessions/sessions';
import { sendFailure } from './answer';
import { setCaller } from './person';
import { deadToken } from './Refusal';
import { ruleOf } from './access';

export const bearerOf = (req: Request): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(req.get('authorization') ?? '')?.[1] ?? null;

const identify = async (context: ServerContext, req: Request, res: Response): Promise<void> => {
  const token = bearerOf(req);
  // An open path works with whatever token the browser still carries: sign-in must be possible with a dead one.
  if (token === null || ruleOf(req.method, req.path)?.who === 'open') return;
  const claims = await context.vault.tokens.read(token, 'access');
  const found = claims && findSession(context, claims.sessionKey);
  if (!found || found.person.id !== claims.userId) throw deadToken();
  setCaller(res, found);
};

export const session =
  (context: ServerContext): RequestHandler =>
  (req, res, next) => {
    const pass = async () => {
      try {
        await identify(context, req, res);
      } catch (failure) {
        sendFailure(req, res, failure);
        return;
      }
      next();
    };
    void pass();
  };
