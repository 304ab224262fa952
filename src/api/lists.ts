import type { GetListParams, PaginationPayload } from 'ra-core';
import { unpaginated, type CompleteList } from '../model/completeList';
import { isFields, type Fields, numberOrNull } from '../model/fields';
import { assertResponse, getRecordId, ignoreStatus } from './responses';
import type { UntypedRequest } from './http';
import type { List } from './resources';

export type ListParams = Omit<Partial<GetListParams>, 'filter'> & { filter?: object };
export type ListQuery = NonNullable<UntypedRequest['query']>;
type FetchPage = (query: ListQuery) => Promise<unknown>;

/** Reads a page, or all rows, which come with `meta`. */
export type ReadList = (
  fetchPage: FetchPage,
  list: List,
  params: ListParams,
  options: ReadOptions<unknown>,
) => Promise<CompleteList<unknown>>;

export interface ReadOptions<Row> {
  /** Stops requesting pages once this many rows have arrived (decisions §1). */
  limit?: number;
  onPartial?: ((part: CompleteList<Row>) => void) | undefined;
  /** Sends each request, for example with retries. */
  attempt?: (<T>(send: () => Promise<T>) => Promise<T>) | undefined;
}

const concurrency = 4;
const largestPage = 100;

/** Whether a single page is requested, rather than all rows. */
export const isPage = ({ pagination = unpaginated }: ListParams): boolean =>
  pagination.perPage < unpaginated.perPage;

/** Builds a list query: maps react-admin's `q` to the search, and omits the server's defaults. */
const buildQuery = (
  { list, query, defaults = {} }: List,
  { pagination, sort, filter }: ListParams,
): ListQuery => {
  const { q, ...filters } = (filter ?? {}) as ListQuery;
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

export const readList: ReadList = async (
  fetchPage,
  list,
  { pagination = unpaginated, ...params },
  options,
) => {
  if (isPage({ pagination }))
    return readPage(fetchPage, buildQuery(list, { pagination, ...params }), pagination);
  const perPage = Math.min(options.limit ?? largestPage, largestPage);
  // A list with defaults gets its first page by asking for none.
  const first = buildQuery(list, { ...params, ...(!list.defaults && { pagination: { page: 1, perPage } }) });
  return readAll(fetchPage, first, options);
};

/**
 * Reads all pages of a list, by number or by following `next`, without duplicates. Restarts once if rows were deleted
 * meanwhile, because later rows then move to a page that was already read.
 */
const readAll = async (
  fetchPage: FetchPage,
  first: ListQuery,
  options: ReadOptions<unknown>,
  mayRestart = true,
): Promise<Required<CompleteList<unknown>>> => {
  const { limit = unpaginated.perPage, onPartial, attempt = (send) => send() } = options;
  const read = async (query: ListQuery) => parsePage(await attempt(() => fetchPage(query)));
  const rows = new Map<unknown, unknown>();
  let total = 0;
  let last: Page | undefined;
  let pending = [first];
  let isPaged = false;
  const toList = (isComplete: boolean) => ({
    data: [...rows.values()],
    total,
    meta: { isComplete, isPaged },
  });

  for (let previousSize = -1; pending.length > 0 && rows.size < limit && rows.size > previousSize;) {
    isPaged = last !== undefined;
    if (isPaged) onPartial?.(toList(false));
    previousSize = rows.size;
    const requests = Promise.all(pending.splice(0, concurrency).map(read));
    const pages = await (last && mayRestart ? ignoreStatus(requests, 404) : requests);
    if (!pages || (mayRestart && pages.some(({ count }) => (count ?? total) < total)))
      return readAll(fetchPage, first, options, false);
    for (const { data, count } of pages) {
      for (const row of data) rows.set(isFields(row) ? (getRecordId(row) ?? row) : row, row);
      total = Math.max(count ?? 0, rows.size);
    }
    if (!last && pages[0]) pending = getNumberedPages(first, pages[0], limit);
    last = pages.at(-1);
    if (pending.length === 0 && last?.next) pending = [{ ...first, ...last.next }];
  }
  return toList(rows.size >= total && pending.length === 0);
};

/** Returns the queries of the remaining pages, or none if `next` has no page number. */
const getNumberedPages = (first: ListQuery, { data, count, next }: Page, limit: number): ListQuery[] => {
  const isNumbered = next === undefined || Number(next?.['page']) === 2;
  if (count === null || data.length === 0 || !isNumbered) return [];
  const pages = Math.ceil(Math.min(count, limit) / data.length);
  return Array.from({ length: pages - 1 }, (_, index) => ({ ...first, ...next, page: index + 2 }));
};

/** Slices one page from all rows, or the last page if that page does not exist. */
export const slicePage = (data: readonly unknown[], total: number, { page, perPage }: PaginationPayload) => {
  const end = perPage * Math.min(page, Math.max(1, Math.ceil(total / perPage)));
  return { data: data.slice(end - perPage, end), total };
};

/**
 * Fetches one page, even if the server returns all rows or another page size. Falls back to the last page if the page
 * no longer exists.
 */
const readPage = async (
  fetchPage: FetchPage,
  query: ListQuery,
  { page, perPage }: PaginationPayload,
): Promise<CompleteList<unknown>> => {
  const start = (page - 1) * perPage;
  const request = fetchPage(query).then(parsePage);
  const requested = await (page > 1 ? ignoreStatus(request, 404) : request);
  if (requested && requested.total !== null && (requested.data.length > 0 || page === 1)) {
    const { data, total } = requested;
    if (data.length === total) return slicePage(data, total, { page, perPage });
    if (data.length === Math.min(perPage, total - start)) return { data, total };
  }
  const first = { ...query, ...(page > 1 && { page: 1 }) };
  const { data, total } = requested && page === 1 ? requested : parsePage(await fetchPage(first));
  if (total === null || total > start) {
    const limit = total === null ? unpaginated.perPage : start + perPage;
    const all = await readAll(fetchPage, first, { limit });
    return slicePage(all.data, all.total, { page, perPage });
  }
  const last = Math.ceil(total / perPage);
  return last > 1
    ? readPage(fetchPage, { ...query, page: last }, { page: last, perPage })
    : slicePage(data, total, { page: 1, perPage });
};

interface Page {
  data: unknown[];
  /** The server's own count. */
  count: number | null;
  /** Null if the server does not count and another page follows. */
  total: number | null;
  /** Null on the last page, undefined from a server that only counts. */
  next: ListQuery | null | undefined;
}

const parsePage = (response: unknown): Page => {
  const { results, ...page }: Fields = isFields(response) ? response : { results: response };
  const data: unknown[] = assertResponse(response, Array.isArray(results) && results);
  const [count, next] = [numberOrNull(page['count']), parseNextQuery(page['next'])];
  return { data, count, total: count ?? (next ? null : data.length), next };
};

/** Uses only the query of `next`, whose host may be hidden behind a proxy. */
const parseNextQuery = (next: unknown): ListQuery | null | undefined => {
  const anyOrigin = 'http://localhost';
  if (typeof next !== 'string' || !URL.canParse(next, anyOrigin)) return next === null ? null : undefined;
  return Object.fromEntries(new URL(next, anyOrigin).searchParams);
};
