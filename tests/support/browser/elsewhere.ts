import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A second server of the same machine, which pages of the portal may call. */
export interface Elsewhere {
  origin: string;
  /** Calls that came, and what they carried. */
  came: { method: string; path: string; bearer: string | null }[];
  /** What the project hub answers from now on. */
  hub: { status: number; body: object };
  close(): void;
}

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const startElsewhere = async (): Promise<Elsewhere> => {
  const elsewhere: Elsewhere = { origin: '', came: [], hub: { status: 200, body: {} }, close: () => {} };
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '';
    elsewhere.came.push({ method: req.method ?? '', path, bearer: req.headers.authorization ?? null });
    // The closed file lets no page read it.
    if (!path.startsWith('/closed')) res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*');
    res.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (path.endsWith('.png')) res.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else {
      res.writeHead(elsewhere.hub.status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(elsewhere.hub.body));
    }
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  elsewhere.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  elsewhere.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return elsewhere;
};
