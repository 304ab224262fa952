import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import low, { type AdapterSync } from 'lowdb';
import { isDeepStrictEqual } from 'node:util';
import type { ServerContext } from '../context';
import { removeReplacedFile } from '../files/picture';
import { getContext, respondWith, sendError } from '../guards/respond';
import { type Operation, getOperation } from '../guards/operations';
import {
  type FieldErrors,
  badRequest,
  collectFieldErrors,
  notFound,
  throwIfInvalid,
} from '../guards/ApiError';
import { getCurrentUser, recheckAccess } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import { createQueue } from '../queue';
import { toRecord } from '../toRecord';
import { storedNamePattern } from '../storage/uploads';
import type { Row, TableName, UserRow } from '../storage/tables';
import { createCrudResources, type CrudResource, type RulesByResource } from './crudResources';
import { parsePageRequest, getQueryText, searchRows, toPage, type Query } from './listPage';
import { getFormFile } from '../guards/bodies';
import { message } from '../messages/message';
import type { ResourceRules } from './ResourceRules';
import type { Database } from '../storage/Database';

interface CrudRequest {
  resource: CrudResource;
  query: Query;
  origin: string;
  /** CORS expose header, which json-server overwrites. */
  previousExposeHeader: string | undefined;
  before: Row | undefined;
  release: () => void;
}

const exposedHeaders = 'Access-Control-Expose-Headers';

const completeWrite = async (
  req: Request,
  res: Response,
  crudRequest: CrudRequest,
  after: Row | undefined,
) => {
  const { before, resource } = crudRequest;
  const { rules } = resource;
  await removeReplacedFile(
    getContext(req),
    getStoredFileName(rules, before),
    getStoredFileName(rules, after),
  );
  await rules.onChange?.(getContext(req), before, after, getCurrentUser(res));
};

const renderBody = async (req: Request, res: Response): Promise<unknown> => {
  const crudRequest = res.locals['crud'] as CrudRequest;
  const { resource, query, origin, previousExposeHeader } = crudRequest;
  const { rules, queryParams } = resource;
  const serialize = (row: Row) => rules.serialize?.(row, origin) ?? row;
  crudRequest.release();
  const data = res.locals['data'] as Row | Row[] | undefined;
  const count = Number(res.get('X-Total-Count'));
  // json-server's Location may contain an id other than the one that the database assigned.
  for (const header of ['Location', 'Link', 'X-Total-Count', exposedHeaders]) res.removeHeader(header);
  if (previousExposeHeader !== undefined) res.set(exposedHeaders, previousExposeHeader);
  if (res.statusCode === 404 || data === undefined) throw notFound();
  if (req.method === 'DELETE') {
    await completeWrite(req, res, crudRequest, undefined);
    return undefined;
  }
  if (!Array.isArray(data)) {
    if (!['GET', 'HEAD'].includes(req.method)) await completeWrite(req, res, crudRequest, data);
    return serialize(data);
  }
  if (!queryParams.page) return data.map(serialize);
  return toPage(data.map(serialize), count, query, parsePageRequest(query));
};

/** Translates the contract's list parameters to json-server's and drops all others. */
const toJsonServerQuery = (
  { queryParams, columns, filters, defaultOrdering, searched }: CrudResource,
  query: Query,
): Record<string, string> => {
  if (!queryParams.page) return {};
  const { page, page_size } = parsePageRequest(query);
  const search = queryParams.search ? getQueryText(query, queryParams.search) : '';
  const ordering = (queryParams.ordering && getQueryText(query, queryParams.ordering)) || defaultOrdering;
  const column = columns.find((name) => name === ordering.replace(/^-/, ''));
  const order = ordering.startsWith('-') ? 'desc' : 'asc';
  const requestedFilters = filters.filter((name) => query[name] !== undefined);
  return {
    ...Object.fromEntries(requestedFilters.map((name) => [name, getQueryText(query, name)])),
    ...(search && searched.length === 0 && { q: search }),
    ...(column && { _sort: `${column},id`, _order: `${order},${order}` }),
    _page: String(page),
    _limit: String(page_size),
  };
};

/** Forwards only a collection, an id and these parameters; `/db` and other operators stay unreachable. */
export const crudRoutes = (context: ServerContext, rules: RulesByResource): Router => {
  const { db } = context;
  // Serialises writes, because two requests could otherwise pass the same uniqueness check.
  const writeQueue = createQueue(1, Infinity);

  const createHandler = (resource: CrudResource): RequestHandler => {
    const { table } = resource;
    // lowdb types an adapter as its own constructor.
    const adapter = new TableAdapter(db, table) as unknown as AdapterSync<TableState>;
    // A router for each table, so that a call copies no other table.
    const jsonServerRouter = jsonServer.router(low(adapter));
    Object.assign(jsonServerRouter, { render: respondWith(renderBody) });
    return (req: Request, res: Response, next: NextFunction) => {
      const operation = getOperation(res);
      if (!operation) throw notFound();
      const origin = getServerOrigin(context, req);
      const forwardToJsonServer = (release: () => void, row?: object) => {
        const { id } = req.params;
        const before = id === undefined ? undefined : db.get(table, Number(id));
        const previousExposeHeader = res.get(exposedHeaders);
        const crudRequest: CrudRequest = {
          resource,
          query: req.query,
          origin,
          previousExposeHeader,
          before,
          release,
        };
        res.locals['crud'] = crudRequest;
        if (row) req.body = row;
        req.query = id === undefined && !row ? toJsonServerQuery(resource, req.query) : {};
        delete req.headers['x-http-method-override'];
        const { [table]: rows = [] } = jsonServerRouter.db.read().getState();
        // json-server's own search reads all columns.
        const search = getQueryText(crudRequest.query, resource.queryParams.search ?? 'search');
        if (id === undefined && !row && resource.searched.length > 0)
          jsonServerRouter.db.setState({ [table]: [...searchRows(rows, search, resource.searched)] });
        req.url = id === undefined ? `/${table}` : `/${table}/${id}`;
        jsonServerRouter(req, res, next);
      };
      const write = async () => {
        recheckAccess(context, req, res);
        const isDeletion = req.method === 'DELETE';
        const row = isDeletion
          ? {}
          : await prepareRow(context, resource, db.all(table), req, operation, origin, getCurrentUser(res));
        await new Promise<void>((release) => {
          res.once('close', release);
          forwardToJsonServer(release, row);
        });
      };
      if (['GET', 'HEAD'].includes(req.method)) forwardToJsonServer(() => {});
      else writeQueue.run(write).catch((error: unknown) => sendError(req, res, error));
    };
  };

  const router = Router();
  for (const resource of createCrudResources(rules))
    router.all([resource.path, `${resource.path}/:id`], createHandler(resource));
  return router;
};

const getStoredFileName = ({ file }: ResourceRules<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' && storedNamePattern.test(name) ? name : null;
};

/** Picks the fields that the contract declares, with strings trimmed. */
const pickDeclaredFields = (body: Record<string, unknown>, { fields }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = body[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );

const findBlankErrors = (values: Record<string, unknown>, { fields }: Operation): FieldErrors =>
  collectFieldErrors(
    values,
    (value, name) =>
      value === '' && Number(fields[name]?.['minLength'] ?? 0) > 0 && 'This field may not be blank.',
  );

/** Limit of a collection, because each call copies all of its rows. */
const maxRows = 200;

/** Validates the row, stores its file and returns the row to write. Throws 400. Callers must serialise writes. */
const prepareRow = async (
  context: ServerContext,
  { rules, defaults, timestamps }: CrudResource,
  rows: readonly Row[],
  req: Request,
  operation: Operation,
  origin: string,
  user: UserRow,
): Promise<object> => {
  const { file } = rules;
  const upload = file && getFormFile(req, file.field);
  const id = Number(req.params['id']);
  const before = rows.find((row) => row.id === id);
  if (req.method === 'POST' && rows.length >= maxRows)
    throw badRequest({
      non_field_errors: [message('There can be at most {limit} entries.', { limit: maxRows })],
    });
  const body = { ...(req.body as object), ...(upload ? { [file.field]: upload.originalname } : {}) };
  const values = pickDeclaredFields(body, operation);
  const { id: _, ...row } = {
    id: 0,
    ...defaults,
    ...toRecord(timestamps, () => new Date(context.now()).toISOString()),
    ...before,
    ...(rules.normalize?.(values, origin) ?? values),
  };
  const others = rows.filter((other) => other.id !== id);
  throwIfInvalid({ ...findBlankErrors(values, operation), ...rules.check?.(row, others) });
  rules.authorize?.(context, before, row, user);
  const isMissing = req.params['id'] !== undefined && !before;
  if (!upload || isMissing) return row;
  return { ...row, [file.column]: await context.uploads.save(upload.buffer, file.getExtension(upload)) };
};

type TableState = Record<string, Row[]>;

/** Lets lowdb work on a table of our database: it reads copies, and only changed rows are written back. */
class TableAdapter {
  constructor(
    private readonly db: Database,
    private readonly table: TableName,
  ) {}

  /** Returns copies, because json-server changes rows in place. */
  read(): TableState {
    return { [this.table]: structuredClone([...this.db.all(this.table)]) };
  }

  write({ [this.table]: rows = [] }: TableState): void {
    const remainingIds = new Set<number>();
    for (const row of rows) {
      const before = this.db.get(this.table, row.id);
      if (!before) {
        const { id: _suggested, ...fields } = row;
        // The database assigns the id, because json-server would reuse the id of a deleted row.
        row.id = this.db.insert(this.table, fields).id;
      } else if (!isDeepStrictEqual(before, row)) this.db.update(this.table, row.id, row);
      remainingIds.add(row.id);
    }
    for (const { id } of this.db.all(this.table)) if (!remainingIds.has(id)) this.db.remove(this.table, id);
  }
}
