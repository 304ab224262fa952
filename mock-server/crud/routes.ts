import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import jsonServer from 'json-server';
import low, { type AdapterSync } from 'lowdb';
import type { ServerContext } from '../context';
import { dropReplaced } from '../files/picture';
import { contextOf, respondWith, sendFailure } from '../guards/respond';
import { notFound } from '../guards/Refusal';
import { currentUserOf } from '../guards/session';
import { originOf } from '../ownOrigin';
import { createQueue } from '../queue';
import type { Row } from '../storage/tables';
import type { Collection } from './Collection';
import { collections, crudTables, type CrudTable, DatabaseAdapter, type CrudState } from './collections';
import { listPage } from './listPage';
import { prepareRow, storedFile } from './prepareRow';

interface Call {
  collection: Collection<Row>;
  query: Request['query'];
  origin: string;
  before: Row | undefined;
  release: () => void;
}

const settle = async (req: Request, res: Response, call: Call, after: Row | undefined) => {
  const { collection, before } = call;
  await dropReplaced(contextOf(req), storedFile(collection, before), storedFile(collection, after));
  await collection.changed?.(contextOf(req), before, after, currentUserOf(res));
};

const shape = async (req: Request, res: Response): Promise<unknown> => {
  const call = res.locals['crud'] as Call;
  const { collection, query, origin } = call;
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
    return collection.show(data, origin);
  }
  if (collection.list === 'array') return data.map((row) => collection.show(row, origin));
  const page = listPage(data, query, collection.list);
  return { ...page, results: page.results.map((row) => collection.show(row, origin)) };
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
    (table: CrudTable): RequestHandler =>
    (req: Request, res: Response, next: NextFunction) => {
      const collection = collections[table] as unknown as Collection<Row>;
      const origin = originOf(context, req);
      const pass = (release: () => void, row?: object) => {
        const { id } = req.params;
        const before = id === undefined ? undefined : db.get(table, Number(id));
        const call: Call = { collection, query: req.query, origin, before, release };
        res.locals['crud'] = call;
        if (row) req.body = row;
        req.query = {};
        delete req.headers['x-http-method-override'];
        generated.db.read();
        req.url = id === undefined ? `/${table}` : `/${table}/${id}`;
        generated(req, res, next);
      };
      const write = async () => {
        const isDeletion = req.method === 'DELETE';
        const row = isDeletion ? {} : await prepareRow(context, collection, db.all(table), req, origin);
        await new Promise<void>((release) => {
          res.once('close', release);
          pass(release, row);
        });
      };
      if (['GET', 'HEAD'].includes(req.method)) pass(() => {});
      else writers.run(write).catch((failure: unknown) => sendFailure(req, res, failure));
    };

  const router = Router();
  for (const table of crudTables) {
    const { path } = collections[table];
    router.all([`/${path}`, `/${path}/:id`], forward(table));
  }
  return router;
};
