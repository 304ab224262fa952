import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import low, { type AdapterSync } from 'lowdb';
import { isDeepStrictEqual } from 'node:util';
import type { ServerContext } from '../context';
import { dropReplaced } from '../files/picture';
import { contextOf, respondWith, sendFailure } from '../guards/respond';
import { type Operation, operationOf } from '../guards/operations';
import { type FieldErrors, fieldErrorsOf, notFound, refusalOf } from '../guards/Refusal';
import { currentUserOf, recheckAccess } from '../guards/session';
import { originOf } from '../ownOrigin';
import { createQueue } from '../queue';
import type { Row, TableName } from '../storage/tables';
import { served, type Served } from './collections';
import { pageRequestIn, textOf, toPage, type Query } from './listPage';
import { fileOf } from '../guards/bodies';
import type { Collection } from './Collection';
import type { Database } from '../storage/Database';

interface Call {
  served: Served;
  query: Query;
  origin: string;
  /** The headers that a portal on another origin may read, which json-server replaces. */
  exposed: string | undefined;
  before: Row | undefined;
  release: () => void;
}

const exposedHeaders = 'Access-Control-Expose-Headers';

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
    served: { rules, query: names },
    query,
    origin,
    exposed,
  } = call;
  const show = (row: Row) => rules.show?.(row, origin) ?? row;
  call.release();
  const data = res.locals['data'] as Row | Row[] | undefined;
  const count = Number(res.get('X-Total-Count'));
  // json-server's Location of a new row may name another id than the database assigned.
  for (const header of ['Location', 'Link', 'X-Total-Count', exposedHeaders]) res.removeHeader(header);
  if (exposed !== undefined) res.set(exposedHeaders, exposed);
  if (res.statusCode === 404 || data === undefined) throw notFound();
  if (req.method === 'DELETE') {
    await settle(req, res, call, undefined);
    return undefined;
  }
  if (!Array.isArray(data)) {
    if (!['GET', 'HEAD'].includes(req.method)) await settle(req, res, call, data);
    return show(data);
  }
  if (!names.page) return data.map(show);
  return toPage(data.map(show), count, query, pageRequestIn(query));
};

/** The query of a list in json-server's words; of those that a client sends, the contract's alone are translated. */
const queryOf = ({ query: names, columns, filters }: Served, query: Query): Record<string, string> => {
  if (!names.page) return {};
  const { page, page_size } = pageRequestIn(query);
  const search = names.search ? textOf(query, names.search) : '';
  const ordering = names.ordering ? textOf(query, names.ordering) : '';
  const column = columns.find((name) => name === ordering.replace(/^-/, ''));
  const order = ordering.startsWith('-') ? 'desc' : 'asc';
  const asked = filters.filter((name) => query[name] !== undefined);
  return {
    ...Object.fromEntries(asked.map((name) => [name, textOf(query, name)])),
    ...(search && { q: search }),
    ...(column && { _sort: `${column},id`, _order: `${order},${order}` }),
    _page: String(page),
    _limit: String(page_size),
  };
};

/** json-server sees one collection, one id and the names above, so `/db` and its other operators cannot be reached. */
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
        const exposed = res.get(exposedHeaders);
        const call: Call = { served: one, query: req.query, origin, exposed, before, release };
        res.locals['crud'] = call;
        if (row) req.body = row;
        req.query = id === undefined && !row ? queryOf(one, req.query) : {};
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

const storedFile = ({ file }: Collection<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' ? name : null;
};

/** The fields that the contract has, texts without surrounding spaces. */
const fieldsIn = (body: Record<string, unknown>, { fields }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = body[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );

const blankErrors = (sent: Record<string, unknown>, { fields }: Operation): FieldErrors =>
  fieldErrorsOf(
    sent,
    (value, name) =>
      value === '' && Number(fields[name]?.['minLength'] ?? 0) > 0 && 'This field may not be blank.',
  );

/** Validates the row, stores its file and returns the row to write. Throws 400. Callers must serialise writes. */
const prepareRow = async (
  { uploads }: ServerContext,
  { rules, empty }: Served,
  rows: readonly Row[],
  req: Request,
  operation: Operation,
  origin: string,
): Promise<object> => {
  const { file } = rules;
  const upload = file && fileOf(req, file.field);
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  const body = { ...(req.body as object), ...(upload ? { [file.field]: upload.originalname } : {}) };
  const sent = fieldsIn(body, operation);
  const { id: _, ...row } = { id: 0, ...empty, ...before, ...(rules.take?.(sent, origin) ?? sent) };
  const others = rows.filter((other) => other.id !== id);
  const refusal = refusalOf({ ...blankErrors(sent, operation), ...rules.check?.(row, others) });
  if (refusal) throw refusal;
  const isLost = req.params['id'] !== undefined && !before;
  if (!upload || isLost) return row;
  return { ...row, [file.column]: await uploads.save(upload.buffer, file.extensionOf(upload)) };
};

type CrudState = Record<string, Row[]>;

/** Lets lowdb work on our database: it reads copies, and only changed rows are written back. */
class DatabaseAdapter {
  constructor(private readonly db: Database) {}

  /** Returns copies, because json-server changes rows in place. */
  read(): CrudState {
    const rows = served.map(({ table }) => [table, [...this.db.all(table)]]);
    return structuredClone(Object.fromEntries(rows)) as CrudState;
  }

  write(state: CrudState): void {
    for (const { table } of served) this.writeTable(table, state[table] ?? []);
  }

  private writeTable(table: TableName, rows: Row[]): void {
    const kept = new Set<number>();
    for (const row of rows) {
      const before = this.db.get(table, row.id);
      if (!before) {
        const { id: _suggested, ...fields } = row;
        // json-server would reuse the id of a deleted row, so the database assigns one and the response shows it.
        row.id = this.db.insert(table, fields).id;
      } else if (!isDeepStrictEqual(before, row)) this.db.update(table, row.id, row);
      kept.add(row.id);
    }
    for (const { id } of this.db.all(table)) if (!kept.has(id)) this.db.remove(table, id);
  }
}
