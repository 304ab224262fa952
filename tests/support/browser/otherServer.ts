import { scriptedServer } from '../scriptedServer';
import { png } from '../uploads';

/** A server on another port, which the portal's pages may call: it answers each address with a picture. */
export const startOtherServer = async () => {
  const { url: origin, close } = await scriptedServer(({ url: path, headers }, response) => {
    // /closed* has no CORS header, so no page can read it.
    if (!path.startsWith('/closed')) response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  });
  return { origin, close };
};

export type OtherServer = Awaited<ReturnType<typeof startOtherServer>>;
