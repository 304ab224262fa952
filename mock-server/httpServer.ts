import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { limitRequestTime, timeouts } from './guards/requestTimeout';
import type { ServerSettings } from './settings';

const maxPipelined = 100;

/** Delays pipelined requests until they have a socket, because only then can a response detect a lost client. */
const queuePipelined = (handle: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    if (res.socket) return handle(req, res);
    const { socket } = req;
    const addWaiting = (change: number) => {
      const requests = (waiting.get(socket) ?? 0) + change;
      waiting.set(socket, requests);
      return requests;
    };
    if (addWaiting(1) > maxPipelined) socket.destroy();
    res.once('socket', () => {
      addWaiting(-1);
      handle(req, res);
    });
  };
};

/** Time after which a client that reads nothing is disconnected. A handler may take longer. */
const stalledClientMs = 2 * 60_000;

export const createHttpServer = () => {
  let handleRequest: RequestListener = (_req, res) => res.writeHead(503).end();
  const options = {
    requestTimeout: timeouts.upload,
    headersTimeout: 20_000,
    // Longer than browsers keep idle connections, because not every client retries on a closed one.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  };
  const listener = queuePipelined((req, res) => {
    limitRequestTime(req, res, timeouts.standard);
    res.on('timeout', () => {
      if (req.socket.writableLength > 0) req.socket.destroy();
    });
    handleRequest(req, res);
  });
  const server = createServer(options, listener);
  server.timeout = stalledClientMs;
  return { server, setHandler: (handler: RequestListener) => void (handleRequest = handler) };
};

export const listen = (server: Server, { host, port }: ServerSettings): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });

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
