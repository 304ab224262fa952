import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../mock-server/httpServer';

const options = {
  requestTimeout: 50,
  headersTimeout: 50,
  keepAliveTimeout: 50,
  connectionsCheckingInterval: 10,
};

const ignore: RequestListener = (req) => void req.resume();

const sendToServer = async (request: string, handle = ignore, allowHalfOpen = false): Promise<string> => {
  const { server, setHandler } = createHttpServer(options);
  setHandler(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.write(request);
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  await once(socket, 'end');
  // Waits for every connection to end.
  await new Promise((resolve) => server.close(resolve));
  socket.destroy();
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

it.each([halfARequest, 'hello\r\n\r\n'])(
  'closes the connection of a client that keeps its half open: %j',
  async (request) => {
    expect(await sendToServer(request, ignore, true)).toMatch(/^HTTP\/1\.1 40[08] /);
  },
);

it('returns 431 for a header that is too long', async () => {
  const request = `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  expect(await sendToServer(request)).toMatch(/^HTTP\/1\.1 431 /);
});

it('returns 400 for a request that is not HTTP', async () => {
  expect(await sendToServer('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

it('handles a pipelined request once the one before it is answered', async () => {
  const hadSocket: boolean[] = [];
  const handle: RequestListener = (_req, res) => {
    hadSocket.push(res.socket !== null);
    setImmediate(() => res.end());
  };
  const response = await sendToServer('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3), handle);
  expect(response.match(/200 OK/g)).toHaveLength(3);
  expect(hadSocket).toEqual([true, true, true]);
});
