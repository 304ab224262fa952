import type { ServerContext } from '../context';
import { reloadSession, type SessionContext } from '../guards/activeSession';
import { digest } from '../secrets';
import type { SessionRow } from '../storage/tables';

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
