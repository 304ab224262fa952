import { type Request, type RequestHandler, type Response, Router } from 'express';
import jsonServer from 'json-server';
import type { Fields } from '../../src/model/fields';
import type { ServerContext } from '../context';
import { removeReplacedFile, saveWithFile } from '../files/picture';
import { respondWith } from '../guards/respond';
import { type Operation, getOperation } from '../guards/operations';
import {
  type FieldErrors,
  badRequest,
  collectFieldErrors,
  notFound,
  requireFound,
  throwIfInvalid,
} from '../guards/ApiError';
import { getCurrentUser } from '../guards/session';
import { getServerOrigin } from '../serverOrigin';
import { toRecord } from '../toRecord';
import { storedNamePattern } from '../storage/uploads';
import { createQueue } from '../queue';
import type { Row, TableName } from '../storage/tables';
import { isoTime } from '../time';
import { createCrudResources, type CrudResource, type RulesByResource } from './crudResources';
import { parsePageRequest, getQueryText, searchRows, toPage, type Query } from './listPage';
import { getFormFile } from '../guards/bodies';
import { message } from '../messages/message';
import type { ResourceRules } from './ResourceRules';

const exposedHeaders = 'Access-Control-Expose-Headers';

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

/** Returns a function by which json-server answers on a copy of the rows. Its router holds one copy, so calls must not overlap. */
const createJsonServer = (table: TableName) => {
  const router = jsonServer.router<Record<string, Row[]>>({ [table]: [] });
  return async (req: Request, res: Response, rows: readonly Row[], query = {}, row = {}) => {
    const { query: requestedQuery, url } = req;
    const { id } = req.params;
    // json-server overwrites the header of CORS.
    const exposedHeader = res.get(exposedHeaders);
    delete req.headers['x-http-method-override'];
    Object.assign(req, { query, body: row, url: id === undefined ? `/${table}` : `/${table}/${id}` });
    router.db.setState({ [table]: structuredClone([...rows]) });
    await new Promise<void>((resolve) => {
      Object.assign(router, { render: () => resolve() });
      // json-server answers after a failure of its own.
      router(req, res.once('finish', resolve), () => resolve());
    });
    const count = Number(res.get('X-Total-Count'));
    Object.assign(req, { query: requestedQuery, url });
    for (const header of ['Location', 'Link', 'X-Total-Count', exposedHeaders]) res.removeHeader(header);
    if (exposedHeader !== undefined) res.set(exposedHeaders, exposedHeader);
    if (res.statusCode === 404) throw notFound();
    return { data: res.locals['data'] as unknown, count };
  };
};

/** Forwards only a collection, an id and the parameters of the contract; `/db` and other operators stay unreachable. */
const createHandler = (context: ServerContext, resource: CrudResource): RequestHandler => {
  const { db } = context;
  const { table, rules, queryParams, searched } = resource;
  const askJsonServer = createJsonServer(table);
  // Two writes could otherwise pass the same uniqueness check.
  const queue = createQueue(1, Infinity);

  const read = async (req: Request, res: Response, serialize: (row: Row) => object) => {
    const { query } = req;
    if (req.params['id'] !== undefined)
      return serialize((await askJsonServer(req, res, db.all(table))).data as Row);
    // json-server's own search reads all columns.
    const term = searched.length > 0 && queryParams.search ? getQueryText(query, queryParams.search) : '';
    const rows = searchRows(db.all(table), term, searched);
    const { data, count } = await askJsonServer(req, res, rows, toJsonServerQuery(resource, query));
    const bodies = (data as Row[]).map(serialize);
    return queryParams.page ? toPage(bodies, count, query, parsePageRequest(query)) : bodies;
  };

  const write = async (req: Request, res: Response) => {
    const { file } = rules;
    const { id } = req.params;
    const before = id === undefined ? undefined : requireFound(db.get(table, Number(id)));
    const isDeletion = req.method === 'DELETE';
    const upload = file && getFormFile(req, file.field);
    const body = { ...(req.body as object), ...(upload && { [file.field]: upload.originalname }) };
    const row = isDeletion ? {} : prepareRow(context, resource, body, before, res);
    const received = upload && { bytes: upload.buffer, extension: file.getExtension(upload) };
    return saveWithFile({ context, req, res }, received, async (storedName) => {
      const change = { ...row, ...(file && storedName && { [file.column]: storedName }) };
      const { data } = await askJsonServer(req, res, db.all(table), {}, change);
      // The database assigns the id, because json-server would reuse the id of a deleted row.
      const { id: _suggested, ...fields } = data as Row;
      if (!before) return { after: db.insert(table, fields) };
      if (!isDeletion) return { before, after: db.update(table, before.id, fields) };
      db.remove(table, before.id);
      return { before };
    });
  };

  return respondWith(async (req, res) => {
    if (!getOperation(res)) throw notFound();
    const origin = getServerOrigin(context, req);
    const serialize = (row: Row) => rules.serialize?.(row, origin) ?? row;
    if (['GET', 'HEAD'].includes(req.method)) return queue.run(() => read(req, res, serialize));
    const { before, after } = await queue.run(() => write(req, res));
    await removeReplacedFile(context, getStoredFileName(rules, before), getStoredFileName(rules, after));
    await rules.onChange?.(context, before, after, getCurrentUser(res));
    return after && serialize(after);
  });
};

export const crudRoutes = (context: ServerContext, rules: RulesByResource): Router => {
  const router = Router();
  for (const resource of createCrudResources(rules))
    router.all([resource.path, `${resource.path}/:id`], createHandler(context, resource));
  return router;
};

const getStoredFileName = ({ file }: ResourceRules<Row>, row: Row | undefined): string | null => {
  const name: unknown = file && row ? row[file.column as keyof Row] : null;
  return typeof name === 'string' && storedNamePattern.test(name) ? name : null;
};

/** Picks the fields that the contract declares, with strings trimmed. */
const pickDeclaredFields = (body: Fields, fields: Operation['fields']): Fields =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = body[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]];
    }),
  );

const findBlankErrors = (values: Fields, fields: Operation['fields']): FieldErrors =>
  collectFieldErrors(
    values,
    (value, name) =>
      value === '' && Number(fields[name]?.['minLength'] ?? 0) > 0 && 'This field may not be blank.',
  );

/** Limit of a collection, because each call copies all of its rows. */
const maxRows = 200;

/** Validates the body and returns the row to write. Throws 400. */
const prepareRow = (
  context: ServerContext,
  { table, rules, defaults, timestamps }: CrudResource,
  body: Fields,
  before: Row | undefined,
  res: Response,
): object => {
  const rows = context.db.all(table);
  if (!before && rows.length >= maxRows)
    throw badRequest({
      non_field_errors: [message('There can be at most {limit} entries.', { limit: maxRows })],
    });
  const { fields = {} } = getOperation(res) ?? {};
  const values = pickDeclaredFields(body, fields);
  const { id: _, ...row } = {
    id: 0,
    ...defaults,
    ...toRecord(timestamps, () => isoTime(context.now())),
    ...before,
    ...(rules.normalize?.(values, getServerOrigin(context, res.req)) ?? values),
  };
  const others = rows.filter((other) => other.id !== before?.id);
  throwIfInvalid({ ...findBlankErrors(values, fields), ...rules.check?.(row, others) });
  rules.authorize?.(context, before, row, getCurrentUser(res));
  return row;
};
