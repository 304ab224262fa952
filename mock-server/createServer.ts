import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { Router, type Express } from 'express';
import type { ServerContext } from './context';
import { crudRoutes } from './crud/routes';
import { createDevPages } from './dev/devPages';
import { getDevToolsAccess, guardDevTools } from './dev/devTools';
import { messageTemplateRules } from './custom-message-template/rules';
import { serviceRoutes } from './dic-services/routes';
import { dicServiceRules } from './dic-services/rules';
import { docRoutes } from './docs/routes';
import { fileRoutes } from './files/routes';
import { identifyAttemptedAccount } from './guards/attemptedAccount';
import { parseBody, handleErrors, createFormParser } from './guards/bodies';
import { validateRequest } from './guards/contract';
import { cors } from './guards/cors';
import { setSecurityHeaders, noStore } from './guards/headers';
import { rejectUndeclared, matchOperation } from './guards/operations';
import { notFound } from './guards/ApiError';
import { guardHost } from './guards/origins';
import { createHostForwarder } from './guards/proxies';
import { createRequestLog, type RequestLog } from './guards/requestLog';
import { authorize, identifyCaller, recheckAfterBody } from './guards/session';
import { throttle } from './guards/throttle';
import { getServerUrl, createHttpServer, listen, stopListening } from './httpServer';
import { mediaFileRoutes } from './media-library-folder/fileRoutes';
import { receiveFile } from './media-library-folder/receiveFile';
import { folderRoutes } from './media-library-folder/routes';
import { createDigests } from './notices/digests';
import { notificationRoutes } from './notification/routes';
import { openContext } from './openContext';
import { recoveryRoutes } from './password-recovery/routes';
import { profileRoutes } from './profile/routes';
import { projectRoutes } from './projects/routes';
import { createPruning } from './prune';
import { registrationRoutes } from './registration/routes';
import { sessionRoutes } from './sessions/routes';
import type { ServerSettings } from './settings';
import { loginRoutes } from './sign-in/routes';
import { readInlineScriptHashes, siteRoutes } from './site';
import { socialRoutes } from './social/routes';
import { userRoutes } from './users/routes';
import { readVersion } from './version';

const version = readVersion();
const siteFolder = fileURLToPath(new URL('../dist', import.meta.url));

const rules = { 'dic-services': dicServiceRules, 'custom-message-template': messageTemplateRules };

const createApi = (context: ServerContext, log: RequestLog): Router =>
  Router()
    .use(noStore, log.handler, matchOperation)
    .use(identifyCaller(context), authorize)
    .use(
      rejectUndeclared,
      parseBody,
      receiveFile(context),
      createFormParser(),
      validateRequest,
      recheckAfterBody(context),
    )
    .use(identifyAttemptedAccount(context), throttle(context))
    .use(loginRoutes(context))
    .use(profileRoutes(context))
    .use(sessionRoutes(context))
    .use(recoveryRoutes(context))
    .use(registrationRoutes(context))
    .use(socialRoutes(context))
    .use(serviceRoutes(context))
    .use(projectRoutes(context))
    .use(folderRoutes(context))
    .use(mediaFileRoutes(context))
    .use(notificationRoutes(context))
    .use(userRoutes(context))
    .use(crudRoutes(context, rules))
    .use(() => {
      throw notFound();
    });

const createApp = (
  context: ServerContext,
  log: RequestLog,
  state: { isClosing: boolean },
  address: string,
): Express => {
  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple').set('etag', false);
  // Outside production Express sends stack traces to the client.
  app.set('env', 'production');
  app.set('trust proxy', context.settings.trustedProxies);
  app.locals['context'] = context;
  // Checks the host that the client sent, before a proxy's replaces it.
  app.use('/api', guardHost(address, context.settings));
  const forwardHost = createHostForwarder(context.settings);
  app.use((req, _res, next) => {
    forwardHost(req);
    next();
  });
  app.use(setSecurityHeaders(context.settings, readInlineScriptHashes(siteFolder)), compression());
  app.get('/healthz', (_req, res) => {
    res.status(state.isClosing ? 503 : 200).json({ status: state.isClosing ? 'ending' : 'ready', version });
  });
  app.use(['/api', '/files'], cors(context.settings));
  app.use(docRoutes());
  app.use(
    ['/dev', '/api/pulsehub-auth'],
    guardDevTools(getDevToolsAccess(context.settings, address), context.settings),
  );
  app.use('/api', createApi(context, log));
  app.use(fileRoutes(context));
  app.use('/dev', createDevPages(context));
  app.use(siteRoutes(siteFolder));
  app.use((_req, res) => {
    res.status(404).type('text').send('Not found.\n');
  });
  app.use(handleErrors);
  return app;
};

/** Runs `prepare` on the database before the first request is served. Rejects with StorageError or EADDRINUSE. */
export const createServer = async (
  settings: ServerSettings,
  prepare: (context: ServerContext) => Promise<void> = async () => {},
) => {
  const { server, setHandler } = createHttpServer();
  const context = await openContext(server, settings);
  const log = createRequestLog(context);
  const state = { isClosing: false };
  let digests: { close(): void } | undefined;
  let pruning: { close(): Promise<void> } | undefined;

  const close = async () => {
    state.isClosing = true;
    digests?.close();
    const stopped = stopListening(server);
    await context.live.close();
    await stopped;
    log.close();
    await pruning?.close();
    await context.db.close();
  };

  try {
    // Listens before anything is written, so that a port in use changes nothing on disk.
    const { address, port } = await listen(server, settings);
    const devTools = getDevToolsAccess(settings, address);
    await context.db.transaction(() => prepare(context));
    digests = createDigests(context);
    pruning = createPruning(context);
    setHandler(createApp(context, log, state, address));
    // Acts look through all rows of these tables.
    context.db.load('users', 'service_access', 'folders', 'files').catch(console.error);
    return { url: getServerUrl(server, settings), port, context, devTools, close };
  } catch (error) {
    await close();
    throw error;
  }
};

export type RunningServer = Awaited<ReturnType<typeof createServer>>;
