import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { parse } from 'yaml';

const own = fileURLToPath(new URL('docs', import.meta.url));
const contract = new URL('../src/api/openapi.yaml', import.meta.url);

/** Read for every call, so that whoever edits the contract sees it after a reload. */
const readContract = async (): Promise<unknown> => parse(await readFile(contract, 'utf8'));

/** The API documentation at `/api/docs`, from the contract file and node_modules alone. Needs no sign-in. */
export const docs = (): Router => {
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = Router();
  router.get('/api/docs', (_req, res) => {
    res.set('Cache-Control', 'no-cache').sendFile('index.html', { root: own, cacheControl: false });
  });
  router.get('/api/docs/openapi.json', (_req, res, next) => {
    readContract().then((description) => res.set('Cache-Control', 'no-cache').json(description), next);
  });
  router.use('/api/docs/ui', express.static(ui, { index: false, maxAge: '1d' }));
  router.use('/api/docs/own', express.static(own, { index: false }));
  return router;
};
