import { scriptedServer } from '../scriptedServer';

/** Serves the first part of /login at once and the second part on `finish`; scripts are empty. */
export const serveInChunks = async (first: string, second: string) => {
  let finish = () => {};
  const { url, close } = await scriptedServer((call, res) => {
    const isPage = call.url === '/login';
    res.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
    if (isPage) {
      res.write(first);
      finish = () => res.end(second);
    } else res.end();
  });
  return { url: `${url}/login`, finish: () => finish(), close };
};
