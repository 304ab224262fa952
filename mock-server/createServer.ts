import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express from 'express';
import type { Express } from 'express';
import { createServer as createHttpServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes } from './apiRoutes';
import type { ServerContext } from './context';
import { devPages } from './dev/devPages';
import { devToolsOf, guardDevTools } from './dev/devTools';
import type { DevTools } from './dev/devTools';
import { createDigests } from './notification/digests/createDigests';
import { docs } from './docs/routes';
import { failures } from './guards/bodies';
import { limitTime, timeouts } from './guards/requestTimeout';
import { createRequestLog, type RequestLog } from './guards/requestLog';
import { addressOfServer, openContext } from './openContext';
import { createPruning } from './prune';
import { fileRoutes } from './files/routes';
import { headers } from './guards/headers';
import type { ServerSettings } from './settings';
import { inlineScripts, site } from './site';

const builtSite = fileURLToPath(new URL('../dist', import.meta.url));

export interface RunningServer {
  url: string;
  port: number;
  context: ServerContext;
  devTools: DevTools;
  close(): Promise<void>;
}

const listen = (server: Server, { host, port }: ServerSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const patienceMs = 10_000;

const stopListening = async (server: Server): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  // A browser keeps its connection open after the answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
};

const layers = (
  context: ServerContext,
  log: RequestLog,
  ending: { now: boolean },
  devTools: DevTools,
): Express => {
  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple').set('etag', false);
  // Express would answer with a stack otherwise.
  app.set('env', 'production');
  app.locals['context'] = context;
  app.use(...headers(context.settings, inlineScripts(builtSite)), compression());
  app.get('/healthz', (_req, res) => {
    res.status(ending.now ? 503 : 200).json({ status: ending.now ? 'ending' : 'ready' });
  });
  app.use(docs());
  app.use(['/dev', '/api/pulsehub-auth'], guardDevTools(devTools, context.settings));
  app.use('/api', apiRoutes(context, log));
  app.use(fileRoutes(context));
  app.use('/dev', devPages(context));
  app.use(site(builtSite));
  app.use((_req, res) => {
    res.status(404).type('text').send('Not found.\n');
  });
  app.use(failures);
  return app;
};

/** `prepare` works on the database before anybody can call. Rejects with StorageError or EADDRINUSE. */
export const createServer = async (
  settings: ServerSettings,
  prepare: (context: ServerContext) => Promise<void> = async () => {},
): Promise<RunningServer> => {
  let handle: RequestListener = (_req, res) => res.writeHead(503).end();
  const times = {
    requestTimeout: timeouts.upload,
    headersTimeout: 20_000,
    // A busy client must not send on a connection that is just being closed: not every one tries again.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
  };
  const server = createHttpServer(times, (req, res) => {
    limitTime(req, res, timeouts.usual);
    handle(req, res);
  });
  const context = await openContext(server, settings);
  const log = createRequestLog(context);
  const ending = { now: false };
  let devTools: DevTools = 'closed';
  let digests: { close(): void } | undefined;
  let pruning: { close(): Promise<void> } | undefined;

  const end = async () => {
    ending.now = true;
    digests?.close();
    const stopped = stopListening(server);
    await context.live.close();
    await stopped;
    log.close();
    await pruning?.close();
    await context.db.close();
  };

  try {
    // First, so that a port that is taken fails before anything is written; until all is ready it answers 503.
    await listen(server, settings);
    devTools = devToolsOf(settings, (server.address() as AddressInfo).address);
    await context.db.together(() => prepare(context));
    digests = createDigests(context);
    pruning = createPruning(context);
    handle = layers(context, log, ending, devTools);
  } catch (failure) {
    await end();
    throw failure;
  }
  const url = addressOfServer(server, settings);
  return { url, port: Number(new URL(url).port), context, devTools, close: end };
};
