import { listen } from '../listen';

/** Serves the first part of /login at once and the second part on `finish`; scripts are empty. */
export const serveInChunks = async (first: string, second: string) => {
  let finish = () => {};
  const { url, close } = await listen((req, res) => {
    const isPage = req.url === '/login';
    res.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
    if (isPage) {
      res.write(first);
      finish = () => res.end(second);
    } else res.end();
  });
  return { url: `${url}/login`, finish: () => finish(), close };
};
