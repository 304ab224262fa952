import type { GetListParams, PaginationPayload, RaRecord } from 'ra-core';
import { allPages } from '../model/completeList';
import { isFields, type Fields, numberOrNull } from '../model/fields';
import { assertResponse, getRecordId } from './answers';
import { HttpError } from './HttpError';
import type { UntypedRequest } from './http';

export type ListParams = Partial<GetListParams>;
export type Query = NonNullable<UntypedRequest['query']>;
type FetchPage = (query: Query) => Promise<unknown>;

/** `total` is the server's count; `isComplete` is false while rows are missing. */
export interface AllRows<Row> {
  data: Row[];
  total: number;
  isComplete: boolean;
}

export interface ReadOptions<Row> {
  /** With this many rows, no further page is requested (decisions §6). */
  limit?: number;
  onPart?: ((part: AllRows<Row>) => void) | undefined;
  /** Makes each of the calls, and may repeat it. */
  attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

export type GetAll<Row = RaRecord> = (
  name: string,
  params: ListParams,
  options?: ReadOptions<Row>,
) => Promise<AllRows<Row>>;

const concurrency = 4;

/**
 * Reads all pages of a list, by number or by following `next`, without duplicates. Restarts once if rows were deleted
 * meanwhile, because later rows then move to a page that was already read.
 */
export const readAll = async <Row>(
  fetchPage: FetchPage,
  first: Query = {},
  options: ReadOptions<Row> = {},
  mayRestart = true,
): Promise<AllRows<Row>> => {
  const { limit = allPages.perPage, onPart, attempt = (send) => send() } = options;
  const read = async (query: Query) => parsePage<Row>(await attempt(() => fetchPage(query)));
  const rows = new Map<unknown, Row>();
  let total = 0;
  let last: Page<Row> | undefined;
  let waiting = [first];
  const partialResult = (isComplete: boolean) => ({ data: [...rows.values()], total, isComplete });

  for (let known = -1; waiting.length > 0 && rows.size < limit && rows.size > known;) {
    if (last) onPart?.(partialResult(false));
    known = rows.size;
    const pages = await Promise.all(waiting.splice(0, concurrency).map(read)).catch((error: unknown) => {
      if (last && mayRestart && isMissing(error)) return null;
      throw error;
    });
    if (!pages || (mayRestart && pages.some(({ count }) => (count ?? total) < total)))
      return readAll(fetchPage, first, options, false);
    for (const { data, count } of pages) {
      for (const row of data) rows.set(isFields(row) ? (getRecordId(row) ?? row) : row, row);
      total = Math.max(count ?? 0, rows.size);
    }
    if (!last && pages[0]) waiting = numberedPages(first, pages[0], limit);
    last = pages.at(-1);
    if (waiting.length === 0 && last?.next) waiting = [{ ...first, ...last.next }];
  }
  return partialResult(rows.size >= total && waiting.length === 0);
};

/** Queries of the pages after the first; none where `next` names a page by something other than a number. */
const numberedPages = (first: Query, { data, count, next }: Page<unknown>, limit: number): Query[] => {
  const isNumbered = next === undefined || Number(next?.['page']) === 2;
  if (count === null || data.length === 0 || !isNumbered) return [];
  const pages = Math.ceil(Math.min(count, limit) / data.length);
  return Array.from({ length: pages - 1 }, (_, index) => ({ ...first, ...next, page: index + 2 }));
};

/** One page of rows that have all come; the last page in place of one that does not exist. */
export const slicePage = <Row>(data: Row[], total: number, { page, perPage }: PaginationPayload) => {
  const end = perPage * Math.min(page, Math.max(1, Math.ceil(total / perPage)));
  return { data: data.slice(end - perPage, end), total };
};

/**
 * One page, also where the server returns all rows at once, or pages of another size than requested; the last page in
 * place of one that no longer exists.
 */
export const readPage = async <Row>(
  fetchPage: FetchPage,
  query: Query,
  { page, perPage }: PaginationPayload,
): Promise<Pick<AllRows<Row>, 'data' | 'total'>> => {
  const start = (page - 1) * perPage;
  const requested = await fetchPage(query).then(parsePage<Row>, (error: unknown) => {
    if (page > 1 && isMissing(error)) return null;
    throw error;
  });
  if (requested && requested.total !== null && (requested.data.length > 0 || page === 1)) {
    const { data, total } = requested;
    if (data.length === total) return slicePage(data, total, { page, perPage });
    if (data.length === Math.min(perPage, total - start)) return { data, total };
  }
  const first = { ...query, ...(page > 1 && { page: 1 }) };
  const { data, total } = requested && page === 1 ? requested : parsePage<Row>(await fetchPage(first));
  if (total === null || total > start) {
    const limit = total === null ? allPages.perPage : start + perPage;
    const all = await readAll<Row>(fetchPage, first, { limit });
    return slicePage(all.data, all.total, { page, perPage });
  }
  const last = Math.ceil(total / perPage);
  return last > 1
    ? readPage(fetchPage, { ...query, page: last }, { page: last, perPage })
    : slicePage(data, total, { page: 1, perPage });
};

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

interface Page<Row> {
  data: Row[];
  /** The server's own count. */
  count: number | null;
  /** Null where a further page follows and the server does not count. */
  total: number | null;
  /** Null on the last page, undefined from a server that only counts. */
  next: Query | null | undefined;
}

const parsePage = <Row>(answer: unknown): Page<Row> => {
  const { results, ...page }: Fields = isFields(answer) ? answer : { results: answer };
  // As in react-admin, the caller names the type of the rows.
  const data = assertResponse(answer, Array.isArray(results) && (results as Row[]));
  const [count, next] = [numberOrNull(page['count']), parseNextQuery(page['next'])];
  return { data, count, total: count ?? (next ? null : data.length), next };
};

/** `next` may name the server behind a proxy, so only its query is used, in addition to the first one. */
const parseNextQuery = (next: unknown): Query | null | undefined => {
  const anyOrigin = 'http://localhost';
  if (typeof next !== 'string' || !URL.canParse(next, anyOrigin)) return next === null ? null : undefined;
  return Object.fromEntries(new URL(next, anyOrigin).searchParams);
};
