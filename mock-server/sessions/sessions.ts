import type { ServerContext } from '../context';
import { invalidToken } from '../guards/ApiError';
import { digest, randomSecret } from '../sign-in/secrets';
import type { SessionRow, UserRow } from '../storage/tables';
import type { Visitor } from './visitor';
import { isoTime } from '../time';

type SessionContext = Pick<ServerContext, 'db' | 'now' | 'settings'>;

const getLastActivity = ({ session_start, called_at = session_start }: SessionRow) => Date.parse(called_at);

export const isExpired = ({ now, settings }: SessionContext, session: SessionRow): boolean =>
  Date.parse(session.session_expire) <= now() ||
  (settings.idleTtlS > 0 && getLastActivity(session) + settings.idleTtlS * 1000 <= now());

/** Keeps the session from expiring as idle. */
export const recordActivity = ({ db, now, settings }: SessionContext, session: SessionRow): SessionRow => {
  if (settings.idleTtlS === 0 || now() < getLastActivity(session) + 1000) return session;
  return db.update('sessions', session.id, { called_at: isoTime(now()) }) ?? session;
};

export const listActiveSessions = (context: ServerContext, userId: number): SessionRow[] => {
  const rows = context.db.findAllBy('sessions', 'user', userId);
  const isActive = (row: SessionRow) => !isExpired(context, row);
  for (const row of rows) if (!isActive(row)) endSession(context, row);
  return rows.filter(isActive);
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
  if (!found || found.user.id !== claims.userId) throw invalidToken();
  return { ...found, session: recordActivity(context, found.session), claims };
};

export interface Listener {
  session: SessionRow;
  /** Milliseconds since 1970. */
  expires: number;
  mayDelete: boolean;
}

export const hasEnded = (context: SessionContext, { session, expires }: Listener): boolean =>
  expires <= context.now() || !reloadSession(context, session);

export const findListener = (
  context: SessionContext & Pick<ServerContext, 'vault'>,
  notificationKey: string,
): Listener | undefined => {
  const { db, vault } = context;
  const readKey = vault.tokens.verifyReadKey(notificationKey);
  const session = readKey
    ? db.findBy('sessions', 'key_hash', digest(readKey.sessionKey))
    : db.findBy('sessions', 'notification_key_hash', digest(notificationKey));
  if (!session) return undefined;
  const listener = { session, expires: readKey?.expires ?? Infinity, mayDelete: readKey === null };
  return hasEnded(context, listener) ? undefined : listener;
};

export const endSession = ({ db, live }: ServerContext, session: SessionRow): void => {
  db.remove('sessions', session.id);
  live.disconnect(session);
};

export const endAllSessions = (context: ServerContext, userId: number): void => {
  for (const session of context.db.findAllBy('sessions', 'user', userId)) endSession(context, session);
  context.vault.rememberedBrowsers.forgetAll(userId);
};

const enforceSessionLimit = (context: ServerContext, user: UserRow, visitor: Visitor): void => {
  const sessions = listActiveSessions(context, user.id);
  const excess = sessions.length + 1 - Math.max(1, user.max_active_sessions);
  for (const oldest of sessions.slice(0, Math.max(0, excess))) {
    endSession(context, oldest);
    const { Device, Browser } = oldest.device_info;
    context.notify(user.id, {
      preference: null,
      title: 'A session was ended',
      message: `You signed in beyond your limit of ${user.max_active_sessions}, so your oldest session (${Device}, ${Browser}) was ended.`,
      other_data: { ip: visitor.ip_address, device_info: visitor.device_info },
    });
  }
};

/** Stores only digests of the two keys. */
export const openSession = (
  context: ServerContext,
  user: UserRow,
  visitor: Visitor,
  is_remembered = false,
) => {
  enforceSessionLimit(context, user, visitor);
  const startedAt = context.now();
  const session_start = isoTime(startedAt);
  context.db.update('users', user.id, { last_login: session_start });
  context.vault.codes.revoke(user.id, 'registration');
  const [key, notification_key] = [randomSecret(), crypto.randomUUID()];
  const session = context.db.insert('sessions', {
    ...visitor,
    user: user.id,
    session_start,
    session_expire: isoTime(startedAt + context.settings.refreshTtlS * 1000),
    key_hash: digest(key),
    refresh_id: crypto.randomUUID(),
    notification_key_hash: digest(notification_key),
    is_remembered,
    proven_at: null,
  });
  return { session, key, notification_key };
};
