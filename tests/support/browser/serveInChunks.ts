import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the first part of /login at once and the second part on `finish`; scripts are empty. */
export const serveInChunks = async (first: string, second: string) => {
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
