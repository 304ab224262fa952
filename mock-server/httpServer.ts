import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitRequestTime, timeouts } from './guards/requestTimeout';
import type { ServerSettings } from './settings';

export const createHttpServer = () => {
  let handle: RequestListener = (_req, res) => res.writeHead(503).end();
  const times = {
    requestTimeout: timeouts.upload,
    headersTimeout: 20_000,
    // A client may send on a connection while the server closes it, and not every client retries.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  };
  const server = createServer(times, (req, res) => {
    limitRequestTime(req, res, timeouts.standard);
    handle(req, res);
  });
  return { server, handleWith: (listener: RequestListener) => void (handle = listener) };
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

export const addressOfServer = (server: Server, { host, port }: ServerSettings): string => {
  const bound = (server.address() as AddressInfo | null)?.port ?? port;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${bound}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
};
