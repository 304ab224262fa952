import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { readContract } from '../../src/contract/readContract';
import { replaceProductKey } from '../guards/operations';
import { day } from '../time';

const assets = fileURLToPath(new URL('assets', import.meta.url));

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const swaggerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

export const docRoutes = (): Router => {
  let document: string | undefined;
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
  router.get('/api/docs/openapi.json', (_req, res) => {
    document ??= replaceProductKey(JSON.stringify(readContract()));
    res.set('Cache-Control', 'no-cache').type('json').send(document);
  });
  for (const name of swaggerFiles)
    router.get(`/api/docs/ui/${name}`, (_req, res) => res.sendFile(name, { root: swaggerUi, maxAge: day }));
  router.use('/api/docs/own', express.static(assets, { index: false, redirect: false }));
  return router;
};
