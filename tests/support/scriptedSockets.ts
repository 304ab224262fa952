import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * A WebSocket server whose messages a test writes, for what a healthy backend does not do. Records the
 * received messages; `port` 0 takes a free one.
 */
export const scriptedSockets = async (greet: (socket: WebSocket, count: number) => void, port = 0) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  const sockets: WebSocket[] = [];
  const received: string[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data: Buffer) => received.push(data.toString()));
    greet(socket, sockets.length);
  });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      sockets.forEach((socket) => socket.terminate());
      server.close(() => done());
    });
  return { url: `ws://127.0.0.1:${taken}/`, port: taken, sockets, received, close };
};
