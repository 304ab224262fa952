import type { Request, Response } from 'express';
import { decodeJwt } from 'jose';
import type { ServerContext } from '../context';
import { createRoutes, type Body } from '../guards/respond';
import { requireFound, invalidToken, fieldError, notFound } from '../guards/ApiError';
import { findSession, recordActivity } from '../guards/activeSession';
import { getCurrentUser, getSession, getBearerToken } from '../guards/session';
import { toRecord } from '../toRecord';
import { digest } from '../secrets';
import type { SessionRow } from '../storage/tables';
import { endSession, listActiveSessions } from './sessions';
import { toMessage, message } from '../messages/message';
import { isoTime } from '../time';

const shownFields = ['ip_address', 'session_start', 'session_expire', 'device_info', 'location'] as const;

const toSessionBody = (row: SessionRow) => ({
  user_activate_session_id: row.id,
  ...toRecord(shownFields, (field) => row[field]),
});

const list = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const user = requireFound(context.db.get('users', Number(req.query['id'] ?? currentUser.id)));
  const sessions = listActiveSessions(context, user.id).toReversed();
  const currentId = getSession(res).id;
  const current = sessions.find(({ id }) => id === currentId);
  return {
    success: true,
    message: toMessage(
      sessions.length > 0 ? 'Active sessions fetched.' : 'No active sessions available for this user.',
    ),
    current_active_session: current ? toSessionBody(current) : null,
    other_active_session: sessions.filter(({ id }) => id !== currentId).map(toSessionBody),
  };
};

/** Also forgets the browser, which must not sign in again without a code. */
const endAndForgetBrowser = (context: ServerContext, session: SessionRow): void => {
  endSession(context, session);
  context.vault.rememberedBrowsers.forgetSession(session.user, session.id);
};

const endRequestedSession = (context: ServerContext, req: Request, res: Response) => {
  const currentUser = getCurrentUser(res);
  const session = requireFound(context.db.get('sessions', Number(req.query['id'])));
  // Responds as for an unknown id, to reveal nothing.
  if (session.user !== currentUser.id && !currentUser.is_superuser) throw notFound();
  endAndForgetBrowser(context, session);
  return { success: true, message: message('Session logged out successfully.') };
};

/** Grace period, because two tabs may send the same token at the same time. */
const reuseMs = 10_000;

/** Ends the session if the token arrives late, because it or its successor may be stolen. */
const replacedTokenError = (context: ServerContext, session: SessionRow, tokenId: string) => {
  const { replaced_refresh_id, replaced_at = '' } = session;
  const isLate = tokenId !== replaced_refresh_id || context.now() - Date.parse(replaced_at) > reuseMs;
  if (isLate) endAndForgetBrowser(context, session);
  return invalidRefreshToken();
};

const invalidRefreshToken = () => invalidToken('Token is invalid or expired');

const renew = async (context: ServerContext, req: Request) => {
  const { db, vault, settings } = context;
  const { refresh } = req.body as Body<'refreshToken'>;
  const claims = await vault.tokens.verify(refresh, 'refresh');
  const owner = claims && findSession(context, claims.sessionKey);
  if (!owner) throw invalidRefreshToken();
  if (owner.session.refresh_id !== claims.tokenId)
    throw replacedTokenError(context, owner.session, claims.tokenId);
  const session = recordActivity(context, owner.session);
  const key = claims.sessionKey;
  if (!settings.rotateRefresh) return { access: await vault.tokens.signAccess(session, key) };
  const replacedToken = { replaced_refresh_id: session.refresh_id, replaced_at: isoTime(context.now()) };
  const rotatedSession = { ...session, ...replacedToken, refresh_id: crypto.randomUUID() };
  db.update('sessions', session.id, rotatedSession);
  return {
    access: await vault.tokens.signAccess(rotatedSession, key),
    refresh: await vault.tokens.signRefresh(rotatedSession, key),
  };
};

const decode = (_context: ServerContext, req: Request, res: Response) => ({
  success: true,
  // The token was verified to find the session.
  decoded_data: { ...decodeJwt(getBearerToken(req) ?? ''), session_expire: getSession(res).session_expire },
});

/** Accepts any refresh token of the session, and also succeeds for a session that has already ended. */
const logout = async (context: ServerContext, req: Request) => {
  const { refresh, notification_key } = req.body as Body<'signOut'>;
  const { db, vault } = context;
  const claims = await vault.tokens.verify(refresh, 'refresh');
  if (!claims) throw invalidRefreshToken();
  const session = db.findBy('sessions', 'key_hash', digest(claims.sessionKey));
  if (session) {
    if (session.notification_key_hash !== digest(notification_key))
      throw fieldError('notification_key', 'This key does not belong to the session.');
    // A remembered browser outlives an expired session, but not a sign-out (decisions §2 "X-RMT, X-SI").
    endAndForgetBrowser(context, session);
  }
  return { success: true, message: message('User logged out successfully') };
};

export const sessionRoutes = createRoutes({
  'GET /user/active-sessions-manage': list,
  'DELETE /user/active-sessions-manage': endRequestedSession,
  'POST /user/token-refresh': renew,
  'POST /user/decode-token': decode,
  'POST /user/logout': logout,
});
