import { Router } from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import low from 'lowdb';
import type { AdapterSync } from 'lowdb';
import type { ServerContext } from '../context';
import { listPage } from '../dialect';
import { answer, created, sendFailure } from '../guards/answer';
import { badRequest, notFound } from '../guards/Refusal';
import { originOf } from '../ownOrigin';
import { collections, type PlainTable } from '../plain/collections';
import type { PlainCollection } from '../plain/PlainCollection';
import { DatabaseAdapter, type PlainState } from '../plain/DatabaseAdapter';

interface Row {
  id: number;
}

/** What json-server is to do, in the words in which its answer is put afterwards. */
interface Call {
  collection: PlainCollection<Row>;
  query: Request['query'];
  origin: string;
}

/** Turns json-server's answer into the API's. */
const shape = (req: Request, res: Response): unknown => {
  const { collection, query, origin } = res.locals['plain'] as Call;
  const data = res.locals['data'] as Row | Row[] | undefined;
  // Its own address of a new row may name a number that our database did not give.
  res.removeHeader('Location');
  if (res.statusCode === 404 || data === undefined) throw notFound();
  if (req.method === 'DELETE') return undefined;
  if (!Array.isArray(data)) {
    const shown = collection.show(data, origin);
    return res.statusCode === 201 ? created(shown) : shown;
  }
  if (collection.list === 'array') return data.map((row) => collection.show(row, origin));
  const page = listPage(data, query, collection.list);
  return { ...page, results: page.results.map((row) => collection.show(row, origin)) };
};

/** The whole row that a body makes; throws 400 with what is wrong with it. */
const rowFrom = (collection: PlainCollection<Row>, rows: readonly Row[], req: Request, origin: string) => {
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const taken = collection.take(req.body as Record<string, unknown>, origin);
  const { id: _, ...row } = { id: 0, ...collection.empty, ...before, ...taken };
  const errors = collection.check?.(row, others) ?? {};
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  return row;
};

/**
 * What a generated CRUD can honestly do: json-server's router over the collections of `plain/`. It sees
 * one collection and one id, never a query, so that `/db`, its operators and its relations are out of
 * reach. Mounted below `/api`, after the guards.
 */
export const plainRoutes = (context: ServerContext): Router => {
  const { db } = context;
  // lowdb's types describe an adapter as its own constructor, which none is.
  const adapter = new DatabaseAdapter(db) as unknown as AdapterSync<PlainState>;
  const generated = jsonServer.router(low(adapter));
  Object.assign(generated, { render: answer(shape) });

  const forward =
    (table: PlainTable): RequestHandler =>
    (req: Request, res: Response, next: NextFunction) => {
      const collection = collections[table] as unknown as PlainCollection<Row>;
      const origin = originOf(context, req);
      res.locals['plain'] = { collection, query: req.query, origin } satisfies Call;
      try {
        if (!['GET', 'HEAD', 'DELETE'].includes(req.method))
          req.body = rowFrom(collection, db.all(table), req, origin);
      } catch (failure) {
        sendFailure(req, res, failure);
        return;
      }
      req.query = {};
      delete req.headers['x-http-method-override'];
      generated.db.read();
      const { id } = req.params;
      req.url = id === undefined ? `/${table}` : `/${table}/${id}`;
      generated(req, res, next);
    };

  const router = Router();
  for (const table of ['google_play', 'dic_services', 'message_templates'] as const) {
    const { path } = collections[table];
    router.all([`/${path}`, `/${path}/:id(\\d+)`], forward(table));
  }
  return router;
};
