import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { operations } from '../../src/contract/generated/schema';
import type { ServerContext } from '../context';
import { settleOutcome } from './attempts';
import { ApiError } from './ApiError';
import { getRequestId } from '../sessions/visitor';
import { localizeBody, requestLanguage, message } from '../messages/message';

export const getContext = (req: Request): ServerContext => req.app.locals['context'] as ServerContext;

const send = (req: Request, res: Response, body: unknown): void => {
  const language = requestLanguage(req);
  res
    .vary('Accept-Language')
    .set('Content-Language', language)
    .type('json')
    .send(localizeBody(body, language));
};

export const sendFailure = (req: Request, res: Response, failure: unknown): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (failure instanceof ApiError) {
    send(req, res.status(failure.status).set(failure.headers), failure.body);
    return;
  }
  console.error(`${req.method} ${req.path} failed (request ${getRequestId(req) ?? 'without id'}):`, failure);
  send(req, res.status(500), { detail: message('Internal server error.') });
};

/** Sends the result of the handler, or 204 for undefined. Errors wait for the commit too, since they count attempts. */
export const respondWith =
  (handler: (req: Request, res: Response) => unknown): RequestHandler =>
  (req, res) => {
    const settle = async (): Promise<void> => {
      const { db } = getContext(req);
      const { lastFailure } = db;
      const [result] = await Promise.allSettled([(async () => handler(req, res))()]);
      // Counted before the response is sent, so that the next guess cannot arrive first.
      settleOutcome(res, result.status === 'rejected' ? result.reason : undefined);
      await db.waitForCommit();
      // A write was rolled back while the handler was still running.
      if (db.lastFailure !== lastFailure) throw db.lastFailure;
      if (result.status === 'rejected') throw result.reason;
      if (res.headersSent) return;
      if (result.value === undefined) res.status(204).end();
      else send(req, res, result.value);
    };
    settle().catch((failure: unknown) => sendFailure(req, res, failure));
  };

export type Body<O extends keyof operations, T extends string = 'application/json'> = operations[O] extends {
  requestBody?: { content: { [type in T]?: infer Content } };
}
  ? Content
  : never;

type Handler = (context: ServerContext, req: Request, res: Response) => unknown;

/** Builds a router from calls such as `'GET /user/details'`. */
export const routes =
  (handlers: Record<string, Handler>) =>
  (context: ServerContext): Router => {
    const router = Router();
    for (const [call, handler] of Object.entries(handlers)) {
      const [method = '', path = ''] = call.split(' ');
      router[method.toLowerCase() as 'get'](
        path,
        respondWith((req, res) => handler(context, req, res)),
      );
    }
    return router;
  };
