import react from '@vitejs/plugin-react';
import compression from 'compression';
import express from 'express';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Page</title><script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`;

/** Builds `source` as one script, serves it in a page, and proxies `/api` to `backend`. */
const servePage = async (source: string, hash: string, backend?: string) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, source), output: { codeSplitting: false } },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = files.find((file) => file.type === 'chunk');
  const app = express().use(compression());
  app.get('/page.js', (_req, res) => void res.type('js').send(script?.code ?? ''));
  app.get('/', (_req, res) => void res.type('html').send(page));
  if (backend !== undefined)
    app.use('/api', (req, res) => {
      const { originalUrl, method, headers } = req;
      const proxied = request(backend + originalUrl, { method, headers }, (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(res);
      });
      req.pipe(proxied);
    });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${hash}`,
    close: () => void server.close(),
  };
};

export const serveHelloWorld = () => servePage('HelloWorld.tsx', '#/login');
export const serveStock = (backend: string) => servePage('../stock/main.tsx', '#/users', backend);
