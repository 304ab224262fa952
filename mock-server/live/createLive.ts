import type { IncomingMessage, Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { LiveChannel, ServerContext } from '../context';
import { closeSockets } from './closeSockets';
import { answerFrame, listFrame, type Frame } from './frames';
import { keepAlive } from './keepAlive';
import { notificationView } from './notificationView';

const address = /^\/secure\/notifications\/([^/?]+)\/?(?:\?|$)/;
const largestFrame = 4096;
/** Deletions of a whole selection come one by one; the list follows them once. */
const gatherMs = 100;
const closing = { away: 1001, refused: 1008, failed: 1011 };

const refuse = (socket: Duplex, status: number): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** A page of another site may not listen with a key it got hold of; clients that are no browser send no origin. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');

/**
 * Live notifications at `/secure/notifications/{key}/`, the only address that takes an upgrade. The key
 * names the person and is the permission; an unknown one answers 404.
 */
export const createLive = (server: Server, context: Pick<ServerContext, 'db'>): LiveChannel => {
  const { db } = context;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  const keep = keepAlive(sockets);
  const listeners = new Map<number, Set<WebSocket>>();

  const personOf = (url = '') => {
    const key = address.exec(url)?.[1];
    const person = key === undefined ? undefined : db.findBy('users', 'notification_key', key);
    return person?.is_active ? person : undefined;
  };

  const listen = (socket: WebSocket, userId: number): void => {
    const own = listeners.get(userId) ?? new Set();
    listeners.set(userId, own.add(socket));
    socket.on('close', () => {
      own.delete(socket);
      if (own.size === 0) listeners.delete(userId);
    });
    // A broken frame or a lost line: the close that follows tidies up.
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const before = db.allBy('notifications', 'user', userId).length;
      const answer = answerFrame(context, userId, textOf(data));
      void send([socket], answer);
      if (db.allBy('notifications', 'user', userId).length < before) pushList(userId);
    });
  };

  /** Nobody is told of what is not on disk. */
  const send = async (to: Iterable<WebSocket>, frame: Frame): Promise<void> => {
    try {
      await db.saved();
      const text = JSON.stringify(frame);
      for (const socket of to) if (socket.readyState === socket.OPEN) socket.send(text);
    } catch {
      for (const socket of to) socket.close(closing.failed);
    }
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const person = personOf(request.url);
    if (!person) refuse(socket, 404);
    else if (isForeign(request)) refuse(socket, 403);
    else {
      sockets.handleUpgrade(request, socket, head, (open) => {
        keep.watch(open);
        listen(open, person.id);
      });
    }
  };
  server.on('upgrade', upgrade);

  const listsDue = new Map<number, NodeJS.Timeout>();
  const pushList = (userId: number): void => {
    if (!listeners.has(userId) || listsDue.has(userId)) return;
    const pushNow = () => {
      listsDue.delete(userId);
      void send(listeners.get(userId) ?? [], listFrame(context, userId));
    };
    listsDue.set(userId, setTimeout(pushNow, gatherMs));
  };

  return {
    pushList,
    isListening: (userId) => listeners.has(userId),
    push: (userId, notification) => void send(listeners.get(userId) ?? [], notificationView(notification)),
    drop: (userId) => {
      for (const socket of listeners.get(userId) ?? []) socket.close(closing.refused);
    },
    close: async () => {
      keep.end();
      for (const timer of listsDue.values()) clearTimeout(timer);
      server.off('upgrade', upgrade);
      await closeSockets(sockets, closing.away);
    },
  };
};
