import { connect } from 'node:net';
import { scriptedServer } from './scriptedServer';

export interface ProxyResponse {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

export interface ForwardedRequest {
  /** `GET /api/user/details/`. */
  call: string;
  query: URLSearchParams;
  body: string;
}

/** Rewrites the real response. */
export type Rewrite = (request: ForwardedRequest, response: ProxyResponse) => Partial<ProxyResponse>;

/** Starts a proxy of the backend at `url` that rewrites its responses or rejects requests itself. */
export const startRewritingProxy = async (
  url: string,
  rewrite: Rewrite,
  reject: () => ProxyResponse | undefined = () => undefined,
) => {
  const {
    server,
    url: origin,
    close,
  } = await scriptedServer(async (call, res) => {
    const forward = async (): Promise<ProxyResponse> => {
      const { 'content-type': type, authorization } = call.headers;
      const response = await fetch(url + call.url, {
        method: call.method,
        headers: { ...(type && { 'content-type': type }), ...(authorization && { authorization }) },
        ...(call.bytes.length > 0 ? { body: call.bytes } : {}),
      });
      const real = { status: response.status, text: await response.text() };
      const { pathname, searchParams: query } = new URL(call.url, url);
      return { ...real, ...rewrite({ call: `${call.method} ${pathname}`, query, body: call.body }, real) };
    };
    const { status, text, headers = {} } = reject() ?? (await forward());
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(status === 204 ? undefined : text);
  });
  server.on('upgrade', (req, socket) => {
    const { port, hostname } = new URL(url);
    const through = connect(Number(port), hostname, () => {
      const lines = req.rawHeaders.flatMap((value, at) =>
        at % 2 ? [] : [`${value}: ${req.rawHeaders[at + 1]}`],
      );
      through.write([`GET ${req.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      socket.pipe(through).pipe(socket);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });
  return { origin, close: () => void close() };
};
