import type { WebSocket, WebSocketServer } from 'ws';

const everyMs = 30_000;

/** Pings every socket; a watched one that has not answered until the next turn is gone. */
export const keepAlive = (sockets: WebSocketServer) => {
  const silent = new WeakSet<WebSocket>();
  const turn = () => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        socket.ping();
      }
    }
  };
  const timer = setInterval(turn, everyMs).unref();
  return {
    watch: (socket: WebSocket) => void socket.on('pong', () => silent.delete(socket)),
    end: () => clearInterval(timer),
  };
};
