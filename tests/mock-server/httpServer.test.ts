import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../mock-server/httpServer';

const options = {
  requestTimeout: 50,
  headersTimeout: 50,
  keepAliveTimeout: 50,
  connectionsCheckingInterval: 10,
};

const sendToServer = async (request: string): Promise<string> => {
  const { server, setHandler } = createHttpServer(options);
  setHandler((req) => void req.resume());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  const response = await text(socket);
  server.close();
  return response;
};

const halfARequest = 'POST /api/user/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';

it('returns 408 with a message if the body does not arrive', async () => {
  expect(await sendToServer(`${halfARequest}\r\n{"email":`)).toMatch(
    /^HTTP\/1\.1 408 [^]*\r\n\r\n\{"detail":"The request took too long to arrive\."\}$/,
  );
});

it('returns 408 in the language of the request', async () => {
  expect(await sendToServer(`${halfARequest}Accept-Language: fr\r\n\r\n{"email":`)).toContain(
    'Content-Language: fr',
  );
});

it('returns 408 if the headers do not arrive', async () => {
  expect(await sendToServer(halfARequest)).toMatch(/^HTTP\/1\.1 408 /);
});

it('returns 400 for a request that is not HTTP', async () => {
  expect(await sendToServer('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});
