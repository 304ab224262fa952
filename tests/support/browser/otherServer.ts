import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../listen';
import { png } from '../uploads';

/** A server on another port, which the portal's pages may call. */
export interface OtherServer {
  origin: string;
  requests: { method: string; path: string; bearer: string | null }[];
  /** The response of the project hub. */
  hubResponse: { status: number; body: object };
  close(): Promise<void>;
}

export const startOtherServer = async (): Promise<OtherServer> => {
  const requests: OtherServer['requests'] = [];
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '';
    requests.push({ method: req.method ?? '', path, bearer: req.headers.authorization ?? null });
    // /closed* has no CORS header, so no page can read it.
    if (!path.startsWith('/closed')) res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*');
    res.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (path.endsWith('.png')) res.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else {
      res.writeHead(otherServer.hubResponse.status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(otherServer.hubResponse.body));
    }
  };
  const { url: origin, close } = await listen(answer);
  const otherServer: OtherServer = { origin, requests, hubResponse: { status: 200, body: {} }, close };
  return otherServer;
};
