import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { routes, type Body } from '../guards/answer';
import { sessionOf, bearerOf } from '../guards/session';
import { deadToken, fieldError } from '../guards/Refusal';
import { endSession, findSession } from './sessions';

const sessionBehind = async (context: ServerContext, refresh: string) => {
  const claims = await context.vault.tokens.read(refresh, 'refresh');
  const found = claims && findSession(context, claims.sessionKey);
  if (!found || found.session.refresh_id !== claims.tokenId) throw deadToken('Token is invalid or expired');
  return found;
};

const renew = async (context: ServerContext, req: Request) => {
  const { refresh } = req.body as Body<'refreshToken'>;
  const { session } = await sessionBehind(context, refresh);
  return { access: await context.vault.tokens.access(session) };
};

const decode = async (context: ServerContext, req: Request, res: Response) => {
  const claims = await context.vault.tokens.read(bearerOf(req) ?? '', 'access');
  if (!claims) throw deadToken();
  return { success: true, decoded_data: { ...claims.all, session_expire: sessionOf(res).session_expire } };
};

/** Signing out twice is signing out: a session that has ended already is no failure. */
const logout = async (context: ServerContext, req: Request) => {
  const { refresh, notification_key } = req.body as Body<'signOut'>;
  const { db, vault } = context;
  const claims = await vault.tokens.read(refresh, 'refresh');
  if (!claims) throw deadToken('Token is invalid or expired');
  const session = db.findBy('sessions', 'key', claims.sessionKey);
  if (session?.refresh_id === claims.tokenId) {
    if (session.notification_key !== notification_key)
      throw fieldError('notification_key', 'This key does not belong to the session.');
    endSession(context, session);
    // What remembers the browser outlives a session that has merely expired (decisions §4 "X-RMT, X-SI").
    vault.remembered.forgetSession(claims.userId, claims.sessionKey);
  }
  return { success: true, message: 'User logged out successfully' };
};

export const tokenRoutes = routes({
  'POST /user/token-refresh': renew,
  'POST /user/decode-token': decode,
  'POST /user/logout': logout,
});
