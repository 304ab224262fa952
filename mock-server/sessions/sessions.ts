import type { ServerContext } from '../context';
import { invalidToken } from '../guards/Refusal';
import { randomSecret } from '../sign-in/secrets';
import type { SessionRow, UserRow } from '../storage/tables';
import type { Visitor } from './visitor';

type Stored = Pick<ServerContext, 'db' | 'now'>;

export const liveSessions = (context: ServerContext, userId: number): SessionRow[] => {
  const rows = context.db.allBy('sessions', 'user', userId);
  const isLive = (row: SessionRow) => Date.parse(row.session_expire) > context.now();
  for (const row of rows) if (!isLive(row)) endSession(context, row);
  return rows.filter(isLive);
};

export const findSession = ({ db, now }: Stored, key: string) => {
  const session = db.findBy('sessions', 'key', key);
  if (!session || Date.parse(session.session_expire) <= now()) return undefined;
  const user = db.get('users', session.user);
  return user?.is_active ? { session, user } : undefined;
};

export const sessionOfAccess = async (
  context: Pick<ServerContext, 'db' | 'now' | 'vault'>,
  token: string,
) => {
  const claims = await context.vault.tokens.read(token, 'access');
  const found = claims && findSession(context, claims.sessionKey);
  if (!found || found.user.id !== claims.userId) throw invalidToken();
  return { ...found, claims };
};

export const findListener = (context: Stored, notificationKey: string): SessionRow | undefined => {
  const session = context.db.findBy('sessions', 'notification_key', notificationKey);
  return session && findSession(context, session.key)?.session;
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
  const sessions = liveSessions(context, user.id);
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

export const openSession = (context: ServerContext, user: UserRow, visitor: Visitor): SessionRow => {
  keepWithinLimit(context, user, visitor);
  const started = context.now();
  const session_start = new Date(started).toISOString();
  context.db.update('users', user.id, { last_login: session_start });
  return context.db.insert('sessions', {
    ...visitor,
    user: user.id,
    session_start,
    session_expire: new Date(started + context.settings.refreshTtlS * 1000).toISOString(),
    key: randomSecret(),
    refresh_id: crypto.randomUUID(),
    notification_key: crypto.randomUUID(),
  });
};
