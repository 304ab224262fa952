import react from '@vitejs/plugin-react';
import compression from 'compression';
import express from 'express';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

const htmlPage = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Page</title><script type="module" src="/page.js"></script></head><body><div id="root">${body}</div></body></html>`;

const idealForm =
  '<form><input name="email" type="email"/><input name="password" type="password"/><button type="submit">Sign In</button></form>';

interface Served {
  body?: string;
  hash?: string;
  /** The address of a backend that answers under `/api`. */
  backend?: string;
}

/** Builds `source` as one script and serves it in a page with `body`. */
const servePage = async (source: string, { body = '', hash = '', backend }: Served) => {
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
  app.get('/', (_req, res) => void res.type('html').send(htmlPage(body)));
  if (backend !== undefined)
    app.use('/api', (req, res) => {
      const { originalUrl, method, headers } = req;
      const passOn = request(backend + originalUrl, { method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      req.pipe(passOn);
    });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${hash}`,
    close: () => void server.close(),
  };
};

export const serveHelloWorld = () => servePage('HelloWorld.tsx', { hash: '#/login' });
export const serveIdealPage = () => servePage('IdealPage.tsx', { body: idealForm });
export const serveStock = (backend: string) => servePage('../stock/main.tsx', { hash: '#/users', backend });
