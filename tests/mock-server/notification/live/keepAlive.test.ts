import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, expect, it } from 'vitest';
import { keepAlive } from '../../../../mock-server/notification/live/sockets';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

const connect = async () => {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const keep = keepAlive(sockets, () => undefined, 30);
  sockets.on('connection', (socket) => keep.watch(socket));
  cleanUps.push(keep.end, () => sockets.close());
  await once(sockets, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  cleanUps.push(() => socket.terminate());
  await once(socket, 'open');
  return { socket, sockets };
};

it('every socket gets a frame now and then that a browser can see', async () => {
  const { socket } = await connect();
  for (let turn = 0; turn < 3; turn += 1) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({ success: true });
  }
});

it('a socket that answers no ping is ended', async () => {
  const { socket, sockets } = await connect();
  const [watched] = [...sockets.clients];
  socket.pause();
  await once(watched ?? socket, 'close');
  expect(sockets.clients.size).toBe(0);
});
