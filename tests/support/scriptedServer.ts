import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';

export interface Call {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * A server whose responses a test writes, for what a healthy backend does not do (broken JSON, dropped
 * connections, a 401 at the right time). Records every call.
 */
export const scriptedServer = async (
  script: (call: Call, response: ServerResponse) => void | Promise<void>,
) => {
  const calls: Call[] = [];
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, url, headers, body };
      calls.push(call);
      void script(call, response);
    });
  });
  return { ...server, calls };
};

export const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
