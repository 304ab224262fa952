import type { ServerContext } from '../context';
import { digest } from '../secrets';
import type { SessionRow, UserRow } from '../storage/tables';
import { isoTime } from '../time';
import { invalidToken } from './ApiError';

export type SessionContext = Pick<ServerContext, 'db' | 'now' | 'settings'>;

const getLastActivity = ({ session_start, called_at = session_start }: SessionRow) => Date.parse(called_at);

export const isExpired = ({ now, settings }: SessionContext, session: SessionRow): boolean =>
  Date.parse(session.session_expire) <= now() ||
  (settings.idleTtlS > 0 && getLastActivity(session) + settings.idleTtlS * 1000 <= now());

/** Keeps the session from expiring as idle. */
export const recordActivity = ({ db, now, settings }: SessionContext, session: SessionRow): SessionRow => {
  if (settings.idleTtlS === 0 || now() < getLastActivity(session) + 1000) return session;
  return db.update('sessions', session.id, { called_at: isoTime(now()) }) ?? session;
};

const findActiveOwner = (context: SessionContext, session: SessionRow): UserRow | undefined => {
  if (isExpired(context, session)) return undefined;
  const user = context.db.get('users', session.user);
  return user?.is_active ? user : undefined;
};

const addOwner = (context: SessionContext, row: SessionRow | undefined) => {
  const user = row && findActiveOwner(context, row);
  return user && { session: row, user };
};

export const findSession = (context: SessionContext, key: string) =>
  addOwner(context, context.db.findBy('sessions', 'key_hash', digest(key)));

/** Returns the current session, or undefined once it has expired. */
export const reloadSession = (context: SessionContext, { id }: SessionRow) =>
  addOwner(context, context.db.get('sessions', id));

export const authenticate = async (
  context: Pick<ServerContext, 'db' | 'now' | 'settings' | 'vault'>,
  token: string,
) => {
  const claims = await context.vault.tokens.verify(token, 'access');
  const found = claims && findSession(context, claims.sessionKey);
  if (!found) throw invalidToken();
  return { ...found, session: recordActivity(context, found.session), claims };
};
