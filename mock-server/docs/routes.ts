import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import express, { Router } from 'express';
import { load } from 'js-yaml';
import { replaceProductKey } from '../guards/operations';

const assets = fileURLToPath(new URL('assets', import.meta.url));

/** Compressed once: two megabytes at each request would keep the server busy. */
const swaggerUi = (): Router => {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = Router();
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    let compressed: Promise<Buffer> | undefined;
    router.get(`/${name}`, (req, res, next) => {
      res.set('Cache-Control', 'public, max-age=86400, no-transform').vary('Accept-Encoding');
      if (!req.acceptsEncodings('gzip')) return res.sendFile(name, { root: folder, cacheControl: false });
      compressed ??= readFile(join(folder, name)).then((bytes) => promisify(gzip)(bytes));
      compressed.then((bytes) => res.set('Content-Encoding', 'gzip').type(name).send(bytes), next);
    });
  }
  return router;
};

const contractFile = new URL('../../src/contract/openapi.yaml', import.meta.url);

const readDocument = async () =>
  JSON.stringify(load(replaceProductKey(await readFile(contractFile, 'utf8'))));

export const docRoutes = (): Router => {
  let document: Promise<string> | undefined;
  const router = Router();
  router.get('/api/docs', (_req, res) => {
    // Allows the Trusted Types policies of Swagger UI and assets/docs.js.
    const policy = String(res.get('Content-Security-Policy'));
    res.set(
      'Content-Security-Policy',
      policy.replace(/trusted-types [\w ]+/, 'trusted-types default dompurify'),
    );
    res.set('Cache-Control', 'no-cache').sendFile('index.html', { root: assets, cacheControl: false });
  });
  router.get('/api/docs/openapi.json', (_req, res, next) => {
    document ??= readDocument();
    document.then((text) => res.set('Cache-Control', 'no-cache').type('json').send(text), next);
  });
  router.use('/api/docs/ui', swaggerUi());
  router.use('/api/docs/own', express.static(assets, { index: false }));
  return router;
};
