import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';

/** Browsers do not expose pings to the page, so a frame shows that the server is alive. */
const sign = JSON.stringify({ success: true });

export const keepAlive = (sockets: WebSocketServer, first: () => void, everyMs = 30_000) => {
  const silent = new WeakSet<WebSocket>();
  const ping = () => {
    first();
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
        socket.send(sign);
      }
    }
  };
  const timer = setInterval(ping, everyMs).unref();
  return {
    watch: (socket: WebSocket) => void socket.on('pong', () => silent.delete(socket)),
    end: () => clearInterval(timer),
  };
};

const patienceMs = 1000;

export const closeSockets = async (sockets: WebSocketServer, code: number): Promise<void> => {
  const open = [...sockets.clients];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  for (const socket of open) socket.close(code);
  await Promise.race([closed, wait(patienceMs, undefined, { ref: false })]);
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
};

const spanMs = 10_000;
/** The portal deletes a large selection with one frame per row. */
const mostFrames = 1000;

export const frameLimit = (now: () => number) => {
  let begun = now();
  let count = 0;
  return (): boolean => {
    if (now() - begun > spanMs) {
      begun = now();
      count = 0;
    }
    count += 1;
    return count > mostFrames;
  };
};
