import type { ServerResponse } from 'node:http';
import { json, scriptedServer, type Call } from '../scriptedServer';
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
  const answer = ({ method, url: path, headers }: Call, res: ServerResponse) => {
    requests.push({ method, path, bearer: headers.authorization ?? null });
    // /closed* has no CORS header, so no page can read it.
    if (!path.startsWith('/closed')) res.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    res.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    if (method === 'OPTIONS') res.writeHead(204).end();
    else if (path.endsWith('.png')) res.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else json(res, otherServer.hubResponse.status, otherServer.hubResponse.body);
  };
  const { url: origin, close } = await scriptedServer(answer);
  const otherServer: OtherServer = { origin, requests, hubResponse: { status: 200, body: {} }, close };
  return otherServer;
};
