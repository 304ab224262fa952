import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { contractFile, parseContract } from '../guards/operations';

const assets = fileURLToPath(new URL('assets', import.meta.url));

export const docs = (read = () => readFile(contractFile, 'utf8')): Router => {
  let prepared: Promise<string> | undefined;
  const description = () => (prepared ??= read().then((yaml) => JSON.stringify(parseContract(yaml))));
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = Router();
  router.get('/api/docs', (_req, res) => {
    // Swagger UI and assets/docs.js create Trusted Types policies of their own.
    const policy = String(res.get('Content-Security-Policy'));
    res.set(
      'Content-Security-Policy',
      policy.replace(/trusted-types [\w ]+/, 'trusted-types default dompurify'),
    );
    res.set('Cache-Control', 'no-cache').sendFile('index.html', { root: assets, cacheControl: false });
  });
  router.get('/api/docs/openapi.json', (_req, res, next) => {
    description().then((text) => res.set('Cache-Control', 'no-cache').type('json').send(text), next);
  });
  router.use('/api/docs/ui', express.static(ui, { index: false, maxAge: '1d' }));
  router.use('/api/docs/own', express.static(assets, { index: false }));
  return router;
};
