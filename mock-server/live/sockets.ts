import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';

/** Sent with each ping, because browsers do not expose pings to the page. */
const heartbeatFrame = JSON.stringify({ success: true });

export const startHeartbeat = (sockets: WebSocketServer, onBeat: () => void, intervalMs = 30_000) => {
  const silentSockets = new WeakSet<WebSocket>();
  const ping = () => {
    onBeat();
    for (const socket of sockets.clients) {
      if (silentSockets.has(socket)) socket.terminate();
      else {
        silentSockets.add(socket);
        socket.ping();
        socket.send(heartbeatFrame);
      }
    }
  };
  const timer = setInterval(ping, intervalMs).unref();
  return {
    watch: (socket: WebSocket) => void socket.on('pong', () => silentSockets.delete(socket)),
    stop: () => clearInterval(timer),
  };
};

const closeTimeoutMs = 1000;

export const closeSockets = async (sockets: WebSocketServer, code: number): Promise<void> => {
  const openSockets = [...sockets.clients];
  const closed = Promise.all(openSockets.map((socket) => once(socket, 'close')));
  for (const socket of openSockets) socket.close(code);
  await Promise.race([closed, wait(closeTimeoutMs, undefined, { ref: false })]);
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
};
