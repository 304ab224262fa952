import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { operations } from '../../src/contract/generated/schema';
import type { ServerContext } from '../context';
import { QueueFullError } from '../queue';
import { ApiError, tooManyRequests } from './ApiError';
import { getRequestId } from './visitor';
import { localizeBody, getRequestLanguage, message } from '../messages/message';

const getContext = (req: Request): ServerContext => req.app.locals['context'] as ServerContext;

const send = (req: Request, res: Response, body: unknown): void => {
  const language = getRequestLanguage(req);
  res
    .vary('Accept-Language')
    .set('Content-Language', language)
    .type('json')
    .send(localizeBody(body, language));
};

export const sendError = (req: Request, res: Response, error: unknown): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (error instanceof QueueFullError) return sendError(req, res, tooManyRequests(10));
  if (error instanceof ApiError) {
    send(req, res.status(error.status).set(error.headers), error.body);
    return;
  }
  console.error(`${req.method} ${req.path} failed (request ${getRequestId(req) ?? 'without id'}):`, error);
  send(req, res.status(500), { detail: message('Internal server error.') });
};

/** Sends the result of the handler, or 204 for undefined. Errors also wait, because a wrong code costs a try. */
export const respondWith =
  (handler: (req: Request, res: Response) => unknown): RequestHandler =>
  (req, res) => {
    const settle = async (): Promise<void> => {
      const { db } = getContext(req);
      const { lastError } = db;
      const [result] = await Promise.allSettled([(async () => handler(req, res))()]);
      await db.waitForCommit();
      // A write was rolled back while the handler was still running.
      if (db.lastError !== lastError) throw db.lastError;
      if (result.status === 'rejected') throw result.reason;
      if (res.headersSent) return;
      if (result.value === undefined) res.status(204).end();
      else send(req, res, result.value);
    };
    settle().catch((error: unknown) => sendError(req, res, error));
  };

export type Body<O extends keyof operations, T extends string = 'application/json'> = operations[O] extends {
  requestBody?: { content: { [type in T]?: infer Content } };
}
  ? Content
  : never;

type Handler = (context: ServerContext, req: Request, res: Response) => unknown;

/** Builds a router from routes such as `'GET /user/details'`. */
export const createRoutes =
  (handlers: Record<string, Handler>) =>
  (context: ServerContext): Router => {
    const router = Router();
    for (const [route, handler] of Object.entries(handlers)) {
      const [method = '', path = ''] = route.split(' ');
      router[method.toLowerCase() as 'get'](
        path,
        respondWith((req, res) => handler(context, req, res)),
      );
    }
    return router;
  };
