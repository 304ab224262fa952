import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../mock-server/httpServer';
import { eventually } from '../support/eventually';
import { setUpFolder } from '../support/temporaryFolder';

const folder = setUpFolder();
const file = join(folder, 'large.js');
const descriptors = '/proc/self/fd';

const { server, setHandler } = createHttpServer();
let port: number;
beforeAll(async () => {
  writeFileSync(file, Buffer.alloc(4_000_000, 'a'));
  const app = express();
  app.get('/slow', (_req, res) => void setImmediate(() => res.send('slow')));
  setHandler(app.use(express.static(folder)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const pipeline = async (...paths: string[]): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  socket.write(requests.join(''));
  return socket;
};

const canCountDescriptors = existsSync(descriptors);
const openFiles = () =>
  readdirSync(descriptors).filter((name) => {
    try {
      return readlinkSync(join(descriptors, name)) === file;
    } catch {
      return false;
    }
  });

describe('pipelined requests', () => {
  it.skipIf(!canCountDescriptors)('leave no file open once their connection is reset', async () => {
    const paths = Array.from({ length: 10 }, () => '/large.js');
    const sockets = await Promise.all(Array.from({ length: 20 }, () => pipeline(...paths)));
    await Promise.all(sockets.map((socket) => once(socket, 'readable')));
    expect(openFiles().length).toBeGreaterThan(0);
    for (const socket of sockets) socket.resetAndDestroy();
    await eventually(() => expect(openFiles()).toEqual([]));
  });

  it('close the connection if too many are pending', async () => {
    const socket = await pipeline(...Array.from({ length: 1000 }, () => '/slow'));
    const received = await text(socket).catch(() => '');
    expect((received.match(/200 OK/g) ?? []).length).toBeLessThan(1000);
  });
});

it.skipIf(!canCountDescriptors)(
  'a client that does not read is disconnected, and leaves no file open',
  async () => {
    server.timeout = 50;
    const socket = await pipeline('/large.js');
    socket.on('error', () => undefined);
    await once(socket, 'readable');
    expect(openFiles()).toHaveLength(1);
    await eventually(() => expect(openFiles()).toEqual([]));
  },
);
