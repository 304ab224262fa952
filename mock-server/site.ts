import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type RequestHandler } from 'express';
import { isFilePath } from '../src/paths';

const yearMs = 365 * 24 * 3600 * 1000;

const isPagePath = (path: string) => !/^\/(assets\/|secure\/|\.)/.test(path) && !isFilePath(path);

/** Includes clients that accept any type, such as health checks. */
const skipNonNavigation: RequestHandler = (req, _res, next) => {
  next(req.accepts('html') && isPagePath(req.path) ? undefined : 'route');
};

export const readInlineScriptHashes = (folder: string): string[] => {
  const index = join(folder, 'index.html');
  return existsSync(index) ? (readFileSync(index, 'utf8').match(/'sha256-[\w+/=]+'/g) ?? []) : [];
};

/** Serves the brotli copy from the build if the browser accepts it. */
const serveCompressedScripts =
  (folder: string): RequestHandler =>
  (req, res, next) => {
    if (!/^\/[\w.-]+\.js$/.test(req.path)) return next();
    res.vary('Accept-Encoding');
    if (req.acceptsEncodings('br') && existsSync(join(folder, `${req.path}.br`))) {
      req.url = `${req.path}.br`;
      res.set('Content-Encoding', 'br').type('js');
    }
    next();
  };

/** Caches hashed files for a year and revalidates pages. Mount it last. */
export const siteRoutes = (folder: string): Router => {
  const index = join(folder, 'index.html');
  const router = Router();
  router.use(
    '/assets',
    serveCompressedScripts(join(folder, 'assets')),
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: yearMs,
      index: false,
      redirect: false,
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (res) => void res.set('Cache-Control', 'no-cache'),
    }),
  );
  router.get(/.*/, skipNonNavigation, (req, res) => {
    res.set('Cache-Control', 'no-cache');
    const prerenderedFile = /^\/[\w-]+$/.test(req.path) ? join(folder, `${req.path}.html`) : index;
    if (existsSync(index))
      res.sendFile(existsSync(prerenderedFile) ? prerenderedFile : index, { cacheControl: false });
    else
      res
        .status(503)
        .type('text')
        .send('The portal is not built yet. Run "npm run build", or "npm start", which builds it.\n');
  });
  return router;
};
