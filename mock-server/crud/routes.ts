import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import jsonServer from 'json-server';
import low, { type AdapterSync } from 'lowdb';
import type { ServerContext } from '../context';
import { dropReplaced } from '../files/picture';
import { contextOf, respondWith, sendFailure } from '../guards/respond';
import { operationOf } from '../guards/operations';
import { notFound } from '../guards/Refusal';
import { currentUserOf, recheckAccess } from '../guards/session';
import { originOf } from '../ownOrigin';
import { createQueue } from '../queue';
import type { Row } from '../storage/tables';
import { served, type Served } from './collections';
import { DatabaseAdapter, type CrudState } from './DatabaseAdapter';
import { listPage } from './listPage';
import { prepareRow, storedFile } from './prepareRow';

interface Call {
  served: Served;
  query: Request['query'];
  origin: string;
  before: Row | undefined;
  release: () => void;
}

const settle = async (req: Request, res: Response, call: Call, after: Row | undefined) => {
  const {
    before,
    served: { rules },
  } = call;
  await dropReplaced(contextOf(req), storedFile(rules, before), storedFile(rules, after));
  await rules.changed?.(contextOf(req), before, after, currentUserOf(res));
};

const shape = async (req: Request, res: Response): Promise<unknown> => {
  const call = res.locals['crud'] as Call;
  const {
    served: { rules, list },
    query,
    origin,
  } = call;
  const show = (row: Row) => rules.show?.(row, origin) ?? row;
  call.release();
  const data = res.locals['data'] as Row | Row[] | undefined;
  // json-server's Location of a new row may name another id than the database assigned.
  res.removeHeader('Location');
  if (res.statusCode === 404 || data === undefined) throw notFound();
  if (req.method === 'DELETE') {
    await settle(req, res, call, undefined);
    return undefined;
  }
  if (!Array.isArray(data)) {
    if (!['GET', 'HEAD'].includes(req.method)) await settle(req, res, call, data);
    return show(data);
  }
  if (!list) return data.map(show);
  const page = listPage(data, query, list);
  return { ...page, results: page.results.map(show) };
};

/** json-server sees one collection and one id and never a query, so `/db` and its operators cannot be reached. */
export const crudRoutes = (context: ServerContext): Router => {
  const { db } = context;
  // lowdb types an adapter as its own constructor.
  const adapter = new DatabaseAdapter(db) as unknown as AdapterSync<CrudState>;
  const generated = jsonServer.router(low(adapter));
  Object.assign(generated, { render: respondWith(shape) });
  // json-server waits before it writes, so two requests could pass the same uniqueness check.
  const writers = createQueue(1, Infinity);

  const forward =
    (one: Served): RequestHandler =>
    (req: Request, res: Response, next: NextFunction) => {
      const { table } = one;
      const operation = operationOf(res);
      if (!operation) throw notFound();
      const origin = originOf(context, req);
      const pass = (release: () => void, row?: object) => {
        const { id } = req.params;
        const before = id === undefined ? undefined : db.get(table, Number(id));
        const call: Call = { served: one, query: req.query, origin, before, release };
        res.locals['crud'] = call;
        if (row) req.body = row;
        req.query = {};
        delete req.headers['x-http-method-override'];
        generated.db.read();
        req.url = id === undefined ? `/${table}` : `/${table}/${id}`;
        generated(req, res, next);
      };
      const write = async () => {
        recheckAccess(context, req, res);
        const isDeletion = req.method === 'DELETE';
        const row = isDeletion ? {} : await prepareRow(context, one, db.all(table), req, operation, origin);
        await new Promise<void>((release) => {
          res.once('close', release);
          pass(release, row);
        });
      };
      if (['GET', 'HEAD'].includes(req.method)) pass(() => {});
      else writers.run(write).catch((failure: unknown) => sendFailure(req, res, failure));
    };

  const router = Router();
  for (const one of served) router.all([one.path, `${one.path}/:id`], forward(one));
  return router;
};
