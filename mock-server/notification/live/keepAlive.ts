import type { WebSocket, WebSocketServer } from 'ws';

/** A browser does not see pings; this frame says that somebody is there. */
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
