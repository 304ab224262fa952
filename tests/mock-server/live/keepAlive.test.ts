import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHeartbeat } from '../../../mock-server/live/sockets';

const intervalMs = 30;
const cleanUps: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  vi.useRealTimers();
});

const connect = async () => {
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const heartbeat = startHeartbeat(sockets, () => undefined, intervalMs);
  sockets.on('connection', (accepted) => heartbeat.watch(accepted));
  cleanUps.push(heartbeat.stop, () => sockets.close());
  await once(sockets, 'listening');
  const connection = once(sockets, 'connection');
  const socket = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  cleanUps.push(() => socket.terminate());
  await once(socket, 'open');
  const [accepted] = (await connection) as [WebSocket];
  return { socket, accepted, sockets };
};

it('sends a heartbeat frame to every socket', async () => {
  const { socket, accepted } = await connect();
  for (let beat = 0; beat < 3; beat += 1) {
    const pong = once(accepted, 'pong');
    const message = once(socket, 'message');
    vi.advanceTimersByTime(intervalMs);
    const [data] = (await message) as [Buffer];
    expect(JSON.parse(data.toString())).toEqual({ success: true });
    await pong;
  }
});

it('closes a socket that does not answer pings', async () => {
  const { socket, accepted, sockets } = await connect();
  socket.pause();
  const closed = once(accepted, 'close');
  vi.advanceTimersByTime(2 * intervalMs);
  await closed;
  expect(sockets.clients.size).toBe(0);
});
