import type { ServerContext } from '../context';
import { isExpired } from '../guards/activeSession';
import { digest, randomSecret } from '../secrets';
import type { SessionRow, UserRow, Visitor } from '../storage/tables';
import { isoTime } from '../time';

export const listActiveSessions = (context: ServerContext, userId: number): SessionRow[] => {
  const rows = context.db.findAllBy('sessions', 'user', userId);
  const isActive = (row: SessionRow) => !isExpired(context, row);
  for (const row of rows) if (!isActive(row)) endSession(context, row);
  return rows.filter(isActive);
};

export const endSession = ({ db, emit }: ServerContext, session: SessionRow): void => {
  db.remove('sessions', session.id);
  emit('sessionEnded', { session });
};

export const endAllSessions = (context: ServerContext, userId: number, keptId?: number): void => {
  for (const session of context.db.findAllBy('sessions', 'user', userId))
    if (session.id !== keptId) endSession(context, session);
  context.vault.rememberedBrowsers.forgetAll(userId);
};

const enforceSessionLimit = (context: ServerContext, user: UserRow, visitor: Visitor): void => {
  const sessions = listActiveSessions(context, user.id);
  const excess = sessions.length + 1 - Math.max(1, user.max_active_sessions);
  for (const oldest of sessions.slice(0, Math.max(0, excess))) {
    endSession(context, oldest);
    context.emit('sessionLimitReached', { user, oldest, visitor });
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
  const owner = context.db.update('users', user.id, { last_login: session_start }) ?? user;
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
  return { user: owner, session, key, notification_key };
};
