import type { GetListParams, RaRecord } from 'ra-core';
import type { ListAnswer } from './answers';
import type { Fields } from '../model/fields';
import type { UntypedHttp } from './http';
import { readAll, type AllRows, type FetchPage, type Query, type ReadOptions } from './readAll';
import { cutPage, readPage } from './readPage';
import { readRecord, resourceOf } from './resources';

export interface GetAllOptions<Row> extends ReadOptions<Row> {
  /** Makes each of the calls, and may repeat it. */
  attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

export const listActions = (call: UntypedHttp) => {
  const getAll = async <Row extends RaRecord>(
    name: string,
    params: Partial<GetListParams>,
    { attempt = (send) => send(), ...options }: GetAllOptions<Row> = {},
  ): Promise<AllRows<Row>> => {
    const resource = resourceOf(name);
    const { signal } = params;
    const fetchPage: FetchPage = (query) => attempt(() => call('GET', resource.list, { query, signal }));
    // As in react-admin, the caller names the type of the records.
    const read = (row: unknown) => readRecord(name, row as Fields) as Row;
    const first = queryOf(name, { ...params, ...(!resource.defaults && { pagination: largestPage }) });
    return readAll(fetchPage, first, { ...options, read });
  };

  return {
    /** Every page of a list. */
    getAll,

    /** All rows without `pagination`. `meta.orLastPage` returns the last page in place of one that is gone. */
    getList: async (name: string, params: Partial<GetListParams>): Promise<ListAnswer<RaRecord>> => {
      const resource = resourceOf(name);
      const { pagination, signal } = params;
      const { orLastPage: orLast = false } = (params.meta ?? {}) as { orLastPage?: boolean };
      if (!pagination || !resource.query.page) {
        const { data, total } = await getAll(name, params);
        return pagination ? cutPage({ data, total }, { ...pagination, orLast }) : { data, total };
      }
      const fetchPage: FetchPage = (asked) => call('GET', resource.list, { query: asked, signal });
      const { data, total } = await readPage<Fields>(fetchPage, queryOf(name, params), {
        ...pagination,
        orLast,
      });
      return { data: data.map((record) => readRecord(name, record)), total };
    },
  };
};

const largestPage = { page: 1, perPage: 100 };

/** The query of a list: react-admin's `q` is the search, and what the server does by itself is left out. */
const queryOf = (name: string, { pagination, sort, filter }: Partial<GetListParams>): Query => {
  const { query, defaults = {} } = resourceOf(name);
  const { q, ...filters } = (filter ?? {}) as Query;
  const asked: Query = {};
  const isDefaultPage = pagination?.page === defaults.page && pagination?.perPage === defaults.page_size;
  if (pagination && query.page && query.pageSize && !isDefaultPage) {
    asked[query.page] = pagination.page;
    asked[query.pageSize] = pagination.perPage;
  }
  const ordering = sort && `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
  if (query.ordering && ordering !== defaults.ordering) asked[query.ordering] = ordering;
  if (q && !query.search) throw new Error(`The API cannot search "${name}".`);
  if (query.search) asked[query.search] = q;
  return { ...asked, ...filters };
};
