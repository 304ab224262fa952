import type { GetListParams, PaginationPayload, RaRecord } from 'ra-core';
import type { ListAnswer } from './answers';
import type { Fields } from '../model/fields';
import type { UntypedHttp } from './http';
import { readAll, type AllRows, type FetchPage, type Query, type ReadOptions } from './readAll';
import { cutPage, readPage } from './readPage';
import { readRecord, resourceOf, type Resource } from './resources';

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
    const read = (row: unknown) => readRecord(resource, row as Fields) as Row;
    const first = {
      ...(resource.paged ? {} : largestPage),
      ...orderingOf(resource, params),
      ...filterOf(params),
    };
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
      if (!pagination || resource.paged === 'never') {
        const { data, total } = await getAll(name, params);
        return pagination ? cutPage({ data, total }, { ...pagination, orLast }) : { data, total };
      }
      const query = { ...pageOf(resource, pagination), ...orderingOf(resource, params), ...filterOf(params) };
      const fetchPage: FetchPage = (asked) => call('GET', resource.list, { query: asked, signal });
      const { data, total } = await readPage<Fields>(fetchPage, query, { ...pagination, orLast });
      return { data: data.map((record) => readRecord(resource, record)), total };
    },
  };
};

const defaultPageSize = 20;
const largestPage = { page: 1, page_size: 100 };

const pageOf = ({ paged }: Resource, { page, perPage }: PaginationPayload) =>
  paged === 'later' && page === 1 && perPage === defaultPageSize ? {} : { page, page_size: perPage };

const orderingOf = (resource: Resource, { sort }: Partial<GetListParams>) =>
  resource.ordered && sort ? { ordering: (sort.order === 'DESC' ? '-' : '') + sort.field } : {};

export const filterOf = ({ filter }: { filter?: unknown }) => (filter ?? {}) as Query;
