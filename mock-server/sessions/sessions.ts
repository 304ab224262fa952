import type { ServerContext } from '../context';
import { invalidToken } from '../guards/ApiError';
import { digest, randomSecret } from '../sign-in/secrets';
import type { SessionRow, UserRow } from '../storage/tables';
import { networkOf, type Visitor } from './visitor';
import { isoTime } from '../time';

type Stored = Pick<ServerContext, 'db' | 'now' | 'settings'>;

const lastCall = ({ session_start, called_at = session_start }: SessionRow) => Date.parse(called_at);

export const isExpired = ({ now, settings }: Stored, session: SessionRow): boolean =>
  Date.parse(session.session_expire) <= now() ||
  (settings.idleTtlS > 0 && lastCall(session) + settings.idleTtlS * 1000 <= now());

/** Keeps the session from ending by idleness. */
export const recordCall = ({ db, now, settings }: Stored, session: SessionRow): SessionRow => {
  if (settings.idleTtlS === 0 || now() < lastCall(session) + 1000) return session;
  return db.update('sessions', session.id, { called_at: isoTime(now()) }) ?? session;
};

export const activeSessions = (context: ServerContext, userId: number): SessionRow[] => {
  const rows = context.db.allBy('sessions', 'user', userId);
  const isLive = (row: SessionRow) => !isExpired(context, row);
  for (const row of rows) if (!isLive(row)) endSession(context, row);
  return rows.filter(isLive);
};

const ownerOf = (context: Stored, session: SessionRow): UserRow | undefined => {
  if (isExpired(context, session)) return undefined;
  const user = context.db.get('users', session.user);
  return user?.is_active ? user : undefined;
};

const withOwner = (context: Stored, row: SessionRow | undefined) => {
  const user = row && ownerOf(context, row);
  return user && { session: row, user };
};

export const findSession = (context: Stored, key: string) =>
  withOwner(context, context.db.findBy('sessions', 'key_hash', digest(key)));

/** Reads the session again; undefined once it has expired. */
export const currentSession = (context: Stored, { id }: SessionRow) =>
  withOwner(context, context.db.get('sessions', id));

export const sessionOfAccess = async (
  context: Pick<ServerContext, 'db' | 'now' | 'settings' | 'vault'>,
  token: string,
) => {
  const claims = await context.vault.tokens.read(token, 'access');
  const found = claims && findSession(context, claims.sessionKey);
  if (!found || found.user.id !== claims.userId) throw invalidToken();
  return { ...found, session: recordCall(context, found.session), claims };
};

export interface Listener {
  session: SessionRow;
  /** Milliseconds since 1970. */
  expires: number;
  mayDelete: boolean;
}

export const hasEnded = (context: Stored, { session, expires }: Listener): boolean =>
  expires <= context.now() || !currentSession(context, session);

export const findListener = (
  context: Stored & Pick<ServerContext, 'vault'>,
  notificationKey: string,
): Listener | undefined => {
  const { db, vault } = context;
  const reading = vault.tokens.openReadingKey(notificationKey);
  const session = reading
    ? db.findBy('sessions', 'key_hash', digest(reading.sessionKey))
    : db.findBy('sessions', 'notification_key_hash', digest(notificationKey));
  if (!session) return undefined;
  const listener = { session, expires: reading?.expires ?? Infinity, mayDelete: reading === null };
  return hasEnded(context, listener) ? undefined : listener;
};

export const endSession = ({ db, live }: ServerContext, session: SessionRow): void => {
  db.remove('sessions', session.id);
  live.drop(session);
};

export const endAllSessions = (context: ServerContext, userId: number): void => {
  for (const session of context.db.allBy('sessions', 'user', userId)) endSession(context, session);
  context.vault.remembered.forgetAll(userId);
};

const keepWithinLimit = (context: ServerContext, user: UserRow, visitor: Visitor): void => {
  const sessions = activeSessions(context, user.id);
  const tooMany = sessions.length + 1 - Math.max(1, user.max_active_sessions);
  for (const oldest of sessions.slice(0, Math.max(0, tooMany))) {
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

/** The database has only digests of the two keys. */
export const openSession = (
  context: ServerContext,
  user: UserRow,
  visitor: Visitor,
  is_remembered = false,
) => {
  keepWithinLimit(context, user, visitor);
  const started = context.now();
  const session_start = isoTime(started);
  context.db.update('users', user.id, { last_login: session_start });
  context.vault.codes.revoke(user.id, 'registration');
  context.vault.networks.add(user.id, networkOf(visitor.ip_address));
  const [key, notification_key] = [randomSecret(), crypto.randomUUID()];
  const session = context.db.insert('sessions', {
    ...visitor,
    user: user.id,
    session_start,
    session_expire: isoTime(started + context.settings.refreshTtlS * 1000),
    key_hash: digest(key),
    refresh_id: crypto.randomUUID(),
    notification_key_hash: digest(notification_key),
    is_remembered,
    proven_at: null,
  });
  return { session, key, notification_key };
};
