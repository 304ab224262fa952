import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that sends the first piece of /login at once and the second when told to; scripts come empty. */
export const serveInPieces = async (first: string, second: string) => {
  let finish = () => {};
  const server = createServer((req, res) => {
    const isPage = req.url === '/login';
    res.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
    if (isPage) {
      res.write(first);
      finish = () => res.end(second);
    } else res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`,
    finish: () => finish(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
