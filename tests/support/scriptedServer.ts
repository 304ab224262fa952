import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Call {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: Buffer<ArrayBuffer>;
  /** Decoded `bytes`. */
  body: string;
}

/**
 * Starts a server on a free port with scripted responses that the real backend never sends (broken JSON, dropped
 * connections, a 401 at a given time). Records every request.
 */
export const scriptedServer = async (
  script: (call: Call, response: ServerResponse) => void | Promise<void>,
) => {
  const calls: Call[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await buffer(request).catch(() => null);
    // The client has ended the request.
    if (bytes === null) return;
    const { method = '', url = '', headers } = request;
    const call = { method, url, headers, bytes, body: bytes.toString() };
    calls.push(call);
    await script(call, response);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, close };
};

export const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
