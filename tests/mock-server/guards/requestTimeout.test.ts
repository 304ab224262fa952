import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRequestTime, timeouts } from '../../../mock-server/guards/requestTimeout';

const sockets: Socket[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
});

/** Starts a server with a request timeout, and sends half a request to it. */
const sendHalfARequest = async (later?: number) => {
  const server = createServer((req, res) => {
    limitRequestTime(req, res, timeouts.standard);
    if (later !== undefined) limitRequestTime(req, res, later);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write('POST /api/user/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email":');
  await once(server, 'request');
  return { server, socket };
};

it('returns 408 with a message if the body does not arrive', async () => {
  const { server, socket } = await sendHalfARequest();
  const response = text(socket);
  vi.advanceTimersByTime(timeouts.standard);
  expect(await response).toMatch(/^HTTP\/1\.1 408 [^]*"The request took too long to arrive\."/);
  server.close();
});

it('applies a longer timeout that is set later, for uploads', async () => {
  const { server, socket } = await sendHalfARequest(timeouts.upload);
  vi.advanceTimersByTime(timeouts.upload - 1);
  expect(socket.bytesRead).toBe(0);
  const response = text(socket);
  vi.advanceTimersByTime(1);
  expect(await response).toMatch(/^HTTP\/1\.1 408/);
  server.close();
});
