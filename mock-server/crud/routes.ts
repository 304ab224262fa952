import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import low, { type AdapterSync } from 'lowdb';
import { isDeepStrictEqual } from 'node:util';
import type { ServerContext } from '../context';
import { removeReplacedFile } from '../files/picture';
import { getContext, respondWith, sendFailure } from '../guards/respond';
import { type Operation, getOperation } from '../guards/operations';
import { type FieldErrors, collectFieldErrors, notFound, throwIfInvalid } from '../guards/ApiError';
import { getCurrentUser, recheckAccess } from '../guards/session';
import { getServerOrigin } from '../ownOrigin';
import { createQueue } from '../queue';
import type { Row, TableName } from '../storage/tables';
import { crudResources, type CrudResource } from './collections';
import { parsePageRequest, getQueryText, toPage, type Query } from './listPage';
import { getFormFile } from '../guards/bodies';
import type { Collection } from './Collection';
import type { Database } from '../storage/Database';

interface Call {
  resource: CrudResource;
  query: Query;
  origin: string;
  /** Exposed headers of CORS, which json-server replaces. */
  exposedBefore: string | undefined;
  before: Row | undefined;
  release: () => void;
}

const exposedHeaders = 'Access-Control-Expose-Headers';

const afterWrite = async (req: Request, res: Response, call: Call, after: Row | undefined) => {
  const { before, resource } = call;
  const { rules } = resource;
  await removeReplacedFile(getContext(req), storedFile(rules, before), storedFile(rules, after));
  await rules.onChange?.(getContext(req), before, after, getCurrentUser(res));
};

const renderBody = async (req: Request, res: Response): Promise<unknown> => {
  const call = res.locals['crud'] as Call;
  const { resource, query, origin, exposedBefore } = call;
  const { rules, query: names } = resource;
  const show = (row: Row) => rules.serialize?.(row, origin) ?? row;
  call.release();
  const data = res.locals['data'] as Row | Row[] | undefined;
  const count = Number(res.get('X-Total-Count'));
  // json-server's Location may name another id than the database assigned.
  for (const header of ['Location', 'Link', 'X-Total-Count', exposedHeaders]) res.removeHeader(header);
  if (exposedBefore !== undefined) res.set(exposedHeaders, exposedBefore);
  if (res.statusCode === 404 || data === undefined) throw notFound();
  if (req.method === 'DELETE') {
    await afterWrite(req, res, call, undefined);
    return undefined;
  }
  if (!Array.isArray(data)) {
    if (!['GET', 'HEAD'].includes(req.method)) await afterWrite(req, res, call, data);
    return show(data);
  }
  if (!names.page) return data.map(show);
  return toPage(data.map(show), count, query, parsePageRequest(query));
};

/** Translates the contract's list parameters to json-server's and drops all others. */
const toJsonServerQuery = (
  { query: names, columns, filters }: CrudResource,
  query: Query,
): Record<string, string> => {
  if (!names.page) return {};
  const { page, page_size } = parsePageRequest(query);
  const search = names.search ? getQueryText(query, names.search) : '';
  const ordering = names.ordering ? getQueryText(query, names.ordering) : '';
  const column = columns.find((name) => name === ordering.replace(/^-/, ''));
  const order = ordering.startsWith('-') ? 'desc' : 'asc';
  const requestedFilters = filters.filter((name) => query[name] !== undefined);
  return {
    ...Object.fromEntries(requestedFilters.map((name) => [name, getQueryText(query, name)])),
    ...(search && { q: search }),
    ...(column && { _sort: `${column},id`, _order: `${order},${order}` }),
    _page: String(page),
    _limit: String(page_size),
  };
};

/** Forwards one collection, one id and the parameters above, so that `/db` and other operators stay unreachable. */
export const crudRoutes = (context: ServerContext): Router => {
  const { db } = context;
  // lowdb types an adapter as its own constructor.
  const adapter = new DatabaseAdapter(db) as unknown as AdapterSync<CrudState>;
  const jsonServerRouter = jsonServer.router(low(adapter));
  Object.assign(jsonServerRouter, { render: respondWith(renderBody) });
  // Serialised, because json-server waits before it writes and two requests could pass the same uniqueness check.
  const writers = createQueue(1, Infinity);

  const createHandler =
    (resource: CrudResource): RequestHandler =>
    (req: Request, res: Response, next: NextFunction) => {
      const { table } = resource;
      const operation = getOperation(res);
      if (!operation) throw notFound();
      const origin = getServerOrigin(context, req);
      const forwardToJsonServer = (release: () => void, row?: object) => {
        const { id } = req.params;
        const before = id === undefined ? undefined : db.get(table, Number(id));
        const exposedBefore = res.get(exposedHeaders);
        const call: Call = { resource, query: req.query, origin, exposedBefore, before, release };
        res.locals['crud'] = call;
        if (row) req.body = row;
        req.query = id === undefined && !row ? toJsonServerQuery(resource, req.query) : {};
        delete req.headers['x-http-method-override'];
        jsonServerRouter.db.read();
        req.url = id === undefined ? `/${table}` : `/${table}/${id}`;
        jsonServerRouter(req, res, next);
      };
      const write = async () => {
        recheckAccess(context, req, res);
        const isDeletion = req.method === 'DELETE';
        const row = isDeletion
          ? {}
          : await prepareRow(context, resource, db.all(table), req, operation, origin);
        await new Promise<void>((release) => {
          res.once('close', release);
          forwardToJsonServer(release, row);
        });
      };
      if (['GET', 'HEAD'].includes(req.method)) forwardToJsonServer(() => {});
      else writers.run(write).catch((failure: unknown) => sendFailure(req, res, failure));
    };

  const router = Router();
  for (const resource of crudResources)
    router.all([resource.path, `${resource.path}/:id`], createHandler(resource));
  return router;
};

const storedFile = ({ file }: Collection<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' ? name : null;
};

/** Picks the fields that the contract declares, with strings trimmed. */
const declaredFields = (body: Record<string, unknown>, { fields }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = body[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );

const blankErrors = (sent: Record<string, unknown>, { fields }: Operation): FieldErrors =>
  collectFieldErrors(
    sent,
    (value, name) =>
      value === '' && Number(fields[name]?.['minLength'] ?? 0) > 0 && 'This field may not be blank.',
  );

/** Validates the row, stores its file and returns the row to write. Throws 400. Callers must serialise writes. */
const prepareRow = async (
  { uploads }: ServerContext,
  { rules, defaults }: CrudResource,
  rows: readonly Row[],
  req: Request,
  operation: Operation,
  origin: string,
): Promise<object> => {
  const { file } = rules;
  const upload = file && getFormFile(req, file.field);
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  const body = { ...(req.body as object), ...(upload ? { [file.field]: upload.originalname } : {}) };
  const sent = declaredFields(body, operation);
  const { id: _, ...row } = { id: 0, ...defaults, ...before, ...(rules.normalize?.(sent, origin) ?? sent) };
  const others = rows.filter((other) => other.id !== id);
  throwIfInvalid({ ...blankErrors(sent, operation), ...rules.check?.(row, others) });
  const isMissing = req.params['id'] !== undefined && !before;
  if (!upload || isMissing) return row;
  return { ...row, [file.column]: await uploads.save(upload.buffer, file.getExtension(upload)) };
};

type CrudState = Record<string, Row[]>;

/** Lets lowdb work on our database: it reads copies, and only changed rows are written back. */
class DatabaseAdapter {
  constructor(private readonly db: Database) {}

  /** Returns copies, because json-server changes rows in place. */
  read(): CrudState {
    const rows = crudResources.map(({ table }) => [table, [...this.db.all(table)]]);
    return structuredClone(Object.fromEntries(rows)) as CrudState;
  }

  write(state: CrudState): void {
    for (const { table } of crudResources) this.writeTable(table, state[table] ?? []);
  }

  private writeTable(table: TableName, rows: Row[]): void {
    const kept = new Set<number>();
    for (const row of rows) {
      const before = this.db.get(table, row.id);
      if (!before) {
        const { id: _suggested, ...fields } = row;
        // The database assigns the id, because json-server would reuse that of a deleted row.
        row.id = this.db.insert(table, fields).id;
      } else if (!isDeepStrictEqual(before, row)) this.db.update(table, row.id, row);
      kept.add(row.id);
    }
    for (const { id } of this.db.all(table)) if (!kept.has(id)) this.db.remove(table, id);
  }
}
