import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context';
import { reloadSession, type SessionContext } from '../guards/activeSession';
import { AttemptLimiter } from '../guards/attempts';
import { isForeignOrigin } from '../guards/origins';
import { createHostForwarder } from '../guards/proxies';
import { digest } from '../secrets';
import type { NotificationRow, SessionRow } from '../storage/tables';
import {
  listNotifications,
  toNotificationView,
  type NotificationView,
  findOwnNotification,
} from '../notification/notifications';
import { closeSockets, startHeartbeat } from './sockets';
import { isFields, parseJson } from '../../src/model/fields';

const path = /^\/secure\/notifications\/([^/?]+)\/?(?:\?|$)/;
const maxFrameBytes = 4096;
const maxSocketsPerSession = 20;
const frameWindowMs = 10_000;
/** Allows the portal to delete a large selection with one frame per row. */
const maxFrames = 1200;
/** Backlog at which a client that does not read is disconnected. */
const maxBacklogBytes = 1_000_000;
/** Debounces list pushes, because deleting a selection sends one command per row. */
const listDelayMs = 100;
const closeCodes = { goingAway: 1001, policyViolation: 1008, internalError: 1011 };

const rejectUpgrade = (socket: Duplex, status: number): void => {
  socket.on('error', () => socket.destroy());
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
};

const decodeFrame = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');

interface Listener {
  session: SessionRow;
  /** Milliseconds since 1970. */
  expires: number;
  mayDelete: boolean;
}

const hasEnded = (context: SessionContext, { session, expires }: Listener): boolean =>
  expires <= context.now() || !reloadSession(context, session);

const findListener = (
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

interface OpenListener extends Listener {
  /** Sends the list once more for all requests that arrive while it is being sent. */
  sendList: () => Promise<void>;
}

/** Serves the notification sockets. Rejects the upgrade with 404 for an unknown or ended session. */
export const createLive = (
  server: Server,
  context: Pick<ServerContext, 'db' | 'now' | 'settings' | 'vault'>,
) => {
  const { db } = context;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const listeners = new Map<number, Map<WebSocket, OpenListener>>();
  const isEnded = (listener: Listener) => hasEnded(context, listener);
  const frameLimiter = new AttemptLimiter(context.now, frameWindowMs);
  const isFlooding = (session: string): boolean => {
    frameLimiter.record([session]);
    return frameLimiter.getWaitMs([session], maxFrames + 1) > 0;
  };

  /** Closes the sockets of expired sessions, which no request ends. */
  const closeExpired = () => {
    for (const userSockets of listeners.values())
      for (const [socket, listener] of userSockets)
        if (isEnded(listener)) socket.close(closeCodes.policyViolation);
  };
  const heartbeat = startHeartbeat(sockets, closeExpired);

  const findSockets = ({ id, user }: SessionRow) =>
    [...(listeners.get(user) ?? [])].filter(([, { session }]) => session.id === id);

  /** Counts services and tabs of the portal separately. */
  const isFull = ({ session, mayDelete }: Listener): boolean =>
    findSockets(session).filter(([, other]) => other.mayDelete === mayDelete).length >= maxSocketsPerSession;

  const listen = (socket: WebSocket, listener: Listener): void => {
    const userId = listener.session.user;
    const userSockets = listeners.get(userId) ?? new Map<WebSocket, OpenListener>();
    let isSending = false;
    let isRequested = false;
    const sendList = async (): Promise<void> => {
      isRequested = true;
      if (isSending) return;
      isSending = true;
      while (isRequested) {
        isRequested = false;
        await send([[socket, listener]], () => createListFrame(context, userId));
      }
      isSending = false;
    };
    listeners.set(userId, userSockets.set(socket, { ...listener, sendList }));
    socket.on('close', () => {
      userSockets.delete(socket);
      if (userSockets.size === 0) listeners.delete(userId);
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      if (isFlooding(String(listener.session.id)) || isEnded(listener))
        return socket.close(closeCodes.policyViolation);
      const reply = handleFrame(context, listener, decodeFrame(data), () => pushList(userId));
      if (reply) void send([[socket, listener]], () => reply);
      else void sendList();
    });
  };

  /** Resolves once the text has been handed to the network. */
  const sendNow = async (socket: WebSocket, listener: Listener, text: () => string): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    if (isEnded(listener)) socket.close(closeCodes.policyViolation);
    else if (socket.bufferedAmount > maxBacklogBytes) socket.terminate();
    else await new Promise<unknown>((resolve) => socket.send(text(), resolve));
  };

  /** Serialises the frame only after the commit, so that no backlog builds up in memory. */
  const send = async (
    recipients: Iterable<readonly [WebSocket, Listener]>,
    frame: () => Frame,
  ): Promise<void> => {
    try {
      await db.waitForCommit();
      let text: string | undefined;
      const sending = [...recipients].map(([socket, listener]) =>
        sendNow(socket, listener, () => (text ??= JSON.stringify(frame()))),
      );
      await Promise.all(sending);
    } catch {
      for (const [socket] of recipients) socket.close(closeCodes.internalError);
    }
  };

  const forwardHost = createHostForwarder(context.settings);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    forwardHost(request);
    const { portalOrigin, publicOrigin } = context.settings;
    const { headers } = request;
    const isOwn = headers.origin === portalOrigin || headers.origin === publicOrigin;
    const key = path.exec(request.url ?? '')?.[1];
    const listener = key === undefined ? undefined : findListener(context, key);
    if (!listener) rejectUpgrade(socket, 404);
    // Another site may have a leaked key.
    else if (!isOwn && isForeignOrigin(headers)) rejectUpgrade(socket, 403);
    else if (isFull(listener)) rejectUpgrade(socket, 429);
    else {
      sockets.handleUpgrade(request, socket, head, (openedSocket) => {
        heartbeat.watch(openedSocket);
        listen(openedSocket, listener);
      });
    }
  };
  server.on('upgrade', upgrade);

  const listTimers = new Map<number, NodeJS.Timeout>();
  const pushList = (userId: number): void => {
    if (!listeners.has(userId) || listTimers.has(userId)) return;
    const pushNow = () => {
      listTimers.delete(userId);
      for (const { sendList } of listeners.get(userId)?.values() ?? []) void sendList();
    };
    listTimers.set(userId, setTimeout(pushNow, listDelayMs));
  };

  return {
    pushList,
    isListening: (userId: number) => listeners.has(userId),
    push: (userId: number, notification: NotificationRow) =>
      void send(listeners.get(userId) ?? [], () => toNotificationView(notification)),
    disconnect: (session: SessionRow) => {
      for (const [socket] of findSockets(session)) socket.close(closeCodes.policyViolation);
    },
    close: async () => {
      heartbeat.stop();
      for (const timer of listTimers.values()) clearTimeout(timer);
      server.off('upgrade', upgrade);
      await closeSockets(sockets, closeCodes.goingAway);
    },
  };
};

export type Live = ReturnType<typeof createLive>;

type Frame =
  { success: true; notifications: NotificationView[] } | { success: false; error: string } | NotificationView;

const errorFrame = (error: string): Frame => ({ success: false, error });

const createListFrame = (context: Pick<ServerContext, 'db'>, userId: number): Frame => ({
  success: true,
  notifications: listNotifications(context, userId).map(toNotificationView),
});

/** Returns the reply, or null if the reply is the list. */
const handleFrame = (
  context: Pick<ServerContext, 'db'>,
  { session, mayDelete }: Listener,
  text: string,
  onRemoved: () => void,
): Frame | null => {
  const userId = session.user;
  const frame = parseJson(text);
  if (!isFields(frame)) return errorFrame('A frame must be a JSON object.');
  const { command, id } = frame;
  if (command === 'fetch_notifications') return null;
  if (command !== 'delete_notification') return errorFrame('Unknown command.');
  if (!mayDelete) return errorFrame('This key can only read.');
  if (typeof id !== 'number' || !Number.isInteger(id)) return errorFrame('An id must be a whole number.');
  const row = findOwnNotification(context, userId, id);
  if (!row) return errorFrame('Notification not found.');
  context.db.remove('notifications', row.id);
  onRemoved();
  return null;
};
