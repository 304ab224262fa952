import type { Request, Response } from 'express';
import type { ServerContext } from '../context';
import { routes } from '../guards/answer';
import { currentUserOf, sessionOf } from '../guards/session';
import { forbidden, notFound } from '../guards/Refusal';
import { endSession, liveSessions } from './sessions';
import type { SessionRow } from '../storage/tables';

const sessionBody = ({
  id,
  ip_address,
  session_start,
  session_expire,
  device_info,
  location,
}: SessionRow) => ({
  user_activate_session_id: id,
  ip_address,
  session_start,
  session_expire,
  device_info,
  location,
});

/** Of another user nothing is current: the caller's own session is not among theirs. */
const list = (context: ServerContext, req: Request, res: Response) => {
  const person = currentUserOf(res);
  const userId = Number(req.query['id'] ?? person.id);
  if (!context.db.get('users', userId)) throw notFound();
  const sessions = liveSessions(context, userId).toReversed();
  const own = sessionOf(res).id;
  const current = sessions.find(({ id }) => id === own);
  return {
    success: true,
    message: sessions.length > 0 ? 'Active sessions fetched.' : 'No active sessions available for this user.',
    current_active_session: current ? sessionBody(current) : null,
    other_active_session: sessions.filter(({ id }) => id !== own).map(sessionBody),
  };
};

const end = (context: ServerContext, req: Request, res: Response) => {
  const person = currentUserOf(res);
  const session = context.db.get('sessions', Number(req.query['id']));
  if (!session) throw notFound();
  if (session.user !== person.id && !person.is_superuser) throw forbidden();
  endSession(context, session);
  // Whoever ends a session does not want that browser to come back without a code.
  context.vault.remembered.forgetSession(session.user, session.key);
  return { success: true, message: 'Session logged out successfully.' };
};

export const sessionRoutes = routes({
  'GET /user/active-sessions-manage': list,
  'DELETE /user/active-sessions-manage': end,
});
