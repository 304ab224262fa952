import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';

/** Sent beside the ping, because browsers do not expose pings to the page. */
const heartbeatFrame = JSON.stringify({ success: true });

export const startHeartbeat = (sockets: WebSocketServer, onBeat: () => void, intervalMs = 30_000) => {
  const silent = new WeakSet<WebSocket>();
  const ping = () => {
    onBeat();
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
        socket.send(heartbeatFrame);
      }
    }
  };
  const timer = setInterval(ping, intervalMs).unref();
  return {
    watch: (socket: WebSocket) => void socket.on('pong', () => silent.delete(socket)),
    stop: () => clearInterval(timer),
  };
};

const closeTimeoutMs = 1000;

export const closeSockets = async (sockets: WebSocketServer, code: number): Promise<void> => {
  const open = [...sockets.clients];
  const closed = Promise.all(open.map((socket) => once(socket, 'close')));
  for (const socket of open) socket.close(code);
  await Promise.race([closed, wait(closeTimeoutMs, undefined, { ref: false })]);
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
};
