import react from '@vitejs/plugin-react';
import compression from 'compression';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hello</title>
<script type="module" src="/hello.js"></script></head><body><div id="root"></div></body></html>`;

/** Builds the hello world from the installed react-admin and serves it as the portal is served. */
export const serveHelloWorld = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'HelloWorld.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = files.find((file) => file.type === 'chunk');
  const app = express().use(compression());
  app.get('/hello.js', (_req, res) => void res.type('js').send(script?.code ?? ''));
  app.get('/', (_req, res) => void res.type('html').send(page));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/#/login`,
    close: () => void server.close(),
  };
};
