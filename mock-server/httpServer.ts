import { once } from 'node:events';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestLanguage, localizeBody, message } from './messages/message';
import type { ServerSettings } from './settings';

const defaultOptions = {
  /** Leaves time for a large file over a slow line. */
  requestTimeout: 3_600_000,
  headersTimeout: 20_000,
  // Longer than browsers keep idle connections, because not every client retries on a closed one.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Closes the connection of a request that Node rejected, with a message if it took too long to arrive. */
const rejectRequest = (error: NodeJS.ErrnoException, socket: Duplex, req: IncomingMessage | undefined) => {
  // A client that keeps its half open would otherwise hold the connection.
  const close = (response: string) => socket.end(response, () => socket.destroy());
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) {
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    close(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    return;
  }
  const language = req ? getRequestLanguage(req) : 'en';
  const body = localizeBody({ detail: message('The request took too long to arrive.') }, language);
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Language: ${language}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  close(`${head.join('\r\n')}\r\n\r\n${body}`);
};

export const createHttpServer = (options = defaultOptions) => {
  let handleRequest: RequestListener = (_req, res) => res.writeHead(503).end();
  const requests = new WeakMap<Duplex, IncomingMessage>();
  const server = createServer(options, (req, res) => {
    requests.set(req.socket, req);
    // A pipelined request has no socket yet, so its response could not notice a lost client.
    if (res.socket) handleRequest(req, res);
    else res.once('socket', () => handleRequest(req, res));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    rejectRequest(error, socket, requests.get(socket)),
  );
  return { server, setHandler: (handler: RequestListener) => void (handleRequest = handler) };
};

export const listen = async (server: Server, { host, port }: ServerSettings): Promise<AddressInfo> => {
  await once(server.listen(port, host), 'listening');
  return server.address() as AddressInfo;
};

const graceMs = 10_000;

export const stopListening = async (server: Server): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  // `server.close` waits for connections that browsers keep alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
};

export const getServerUrl = (server: Server, { host, port }: ServerSettings): string => {
  const boundPort = (server.address() as AddressInfo | null)?.port ?? port;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${boundPort}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
};
