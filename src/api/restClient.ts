import type { fetchUtils } from 'ra-core';
import type { Fields } from '../model/fields';
import type { Method, UntypedHttp, UntypedRequest } from './http';
import { readPage, type ListParams, type Query } from './lists';
import type { List } from './resources';

/** Internal `meta` for writes whose request differs from the resource default. */
export interface CallMeta {
  request?: Pick<UntypedRequest, 'query' | 'keepalive'> & { method?: 'POST' };
}

export interface CallOptions extends CallMeta {
  /** Replaces ra-data-simple-rest's JSON, which would lose files. */
  body?: Fields | FormData;
}

/** Builds a list query: maps react-admin's `q` to the search, and omits the server's defaults. */
export const buildQuery = (
  { list, query, defaults = {} }: List,
  { pagination, sort, filter }: ListParams,
): Query => {
  const { q, ...filters } = (filter ?? {}) as Query;
  if (q && !query.search) throw new Error(`The API cannot search ${list}`);
  const isDefaultPage = pagination?.page === defaults.page && pagination?.perPage === defaults.page_size;
  const ordering = sort && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  return {
    ...(query.page &&
      pagination &&
      !isDefaultPage && { page: pagination.page, page_size: pagination.perPage }),
    ...(query.ordering && ordering !== defaults.ordering && { [query.ordering]: ordering }),
    ...(query.search && { [query.search]: q }),
    ...filters,
  };
};

type HttpClient = typeof fetchUtils.fetchJson;

/**
 * Serves as ra-data-simple-rest's httpClient for one list of the contract: its `sort`, `range` and `filter` become the
 * parameters of the list, `PUT` becomes the method of the resource, and the row count becomes `Content-Range`.
 */
export const restClient =
  (call: UntypedHttp, list: List, { request = {}, body }: CallOptions = {}): HttpClient =>
  async (url: string, { method = 'GET', signal }: Parameters<HttpClient>[1] = {}) => {
    const [requestedPath = '', search] = url.split('?');
    // The contract ends most paths in a slash.
    const path = list.list.startsWith(requestedPath) ? list.list : `${requestedPath}/`;
    const params = new URLSearchParams(search);
    if (params.has('range')) {
      const [start, end] = parseParam(params, 'range') as [number, number];
      const [field, order] = parseParam(params, 'sort') as [string, 'ASC' | 'DESC'];
      const perPage = end - start + 1;
      const pagination = { page: start / perPage + 1, perPage };
      const query = buildQuery(list, {
        pagination,
        sort: { field, order },
        filter: parseParam(params, 'filter'),
      });
      const read = (listQuery: Query) => call('GET', path, { query: listQuery, signal: signal ?? undefined });
      const { data, total } = await readPage(read, query, pagination);
      const range = `items ${start}-${start + data.length}/${total}`;
      return reply(data, new Headers({ 'content-range': range }));
    }
    const { method: update = list.update ?? 'PATCH', ...options } = request;
    const contractMethod = method === 'PUT' ? update : (method as Method);
    return reply(await call(contractMethod, path, { ...options, body, signal: signal ?? undefined }));
  };

const reply = (json: unknown, headers = new Headers()) => ({ status: 200, body: '', headers, json });

const parseParam = (params: URLSearchParams, name: string): unknown => JSON.parse(params.get(name) ?? 'null');
