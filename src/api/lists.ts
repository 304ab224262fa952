import type { GetListParams, RaRecord } from 'ra-core';
import { isFields, type Fields, numberOrNull } from '../model/fields';
import { everyPage, type WholeList } from '../model/wholeList';
import { assertResponse, idOf } from './answers';
import { HttpError } from './HttpError';
import type { UntypedRequest } from './http';

export type ListParams = Partial<GetListParams>;
export type Query = NonNullable<UntypedRequest['query']>;
type FetchPage = (query: Query) => Promise<unknown>;

/** `total` is the server's count; `isWhole` is false while rows are missing. */
export interface AllRows<Row> {
  data: Row[];
  total: number;
  isWhole: boolean;
}

export interface ReadOptions<Row> {
  /** With this many rows, no further page is requested (decisions §6). */
  limit?: number;
  onPart?: ((part: AllRows<Row>) => void) | undefined;
  /** Makes each of the calls, and may repeat it. */
  attempt?: <T>(send: () => Promise<T>) => Promise<T>;
}

/** Reads the lists of resources, as react-admin does and to their end. */
export interface ListReader {
  getList: (name: string, params: ListParams) => Promise<WholeList<RaRecord>>;
  getAll: (name: string, params: ListParams, options?: ReadOptions<RaRecord>) => Promise<AllRows<RaRecord>>;
}

const concurrency = 4;

/**
 * Reads a list to its end, by page numbers or by the addresses in `next`. No row comes twice. Where rows were
 * deleted meanwhile, which moves others to a page that was already read, it starts again, once.
 */
export const readAll = async <Row>(
  fetchPage: FetchPage,
  first: Query = {},
  options: ReadOptions<Row> = {},
  mayRestart = true,
): Promise<AllRows<Row>> => {
  const { limit = everyPage.perPage, onPart, attempt = (send) => send() } = options;
  const rows = new Map<unknown, Row>();
  let total = 0;
  let last: Page<Row> | undefined;
  let waiting = [first];
  const soFar = (isWhole: boolean) => ({ data: [...rows.values()], total, isWhole });
  const restart = () => readAll(fetchPage, first, options, false);

  for (let known = -1; waiting.length > 0 && rows.size < limit && rows.size > known;) {
    if (last) onPart?.(soFar(false));
    known = rows.size;
    const batch = waiting.splice(0, concurrency);
    let pages: Page<Row>[];
    try {
      const fetched = batch.map(async (query) => pageIn<Row>(await attempt(() => fetchPage(query))));
      pages = await Promise.all(fetched);
    } catch (error) {
      if (last && mayRestart && isMissing(error)) return restart();
      throw error;
    }
    if (mayRestart && pages.some(({ count }) => count !== null && count < total)) return restart();
    for (const { data, count } of pages) {
      for (const row of data) rows.set(isFields(row) ? (idOf(row) ?? row) : row, row);
      total = Math.max(count ?? 0, rows.size);
    }
    const isFirst = !last;
    last = pages.at(-1);
    if (isFirst && last) waiting = numberedPages(first, last, limit);
    if (waiting.length === 0 && last?.next) waiting = [{ ...first, ...last.next }];
  }
  return soFar(rows.size >= total && waiting.length === 0);
};

interface PageRequest {
  page: number;
  perPage: number;
  /** Returns the last page in place of one that no longer exists. */
  clampPage?: boolean;
}

/** One page of a list that has come whole. */
export const cutPage = <Row>(data: Row[], total: number, { page, perPage, clampPage }: PageRequest) => {
  const last = Math.max(1, Math.ceil(total / perPage));
  const end = perPage * (clampPage ? Math.min(page, last) : page);
  return { data: data.slice(end - perPage, end), total };
};

/** One page, also where the server returns all rows at once, or pages of another size than requested. */
export const readPage = async <Row>(
  fetchPage: FetchPage,
  query: Query,
  request: PageRequest,
): Promise<Pick<AllRows<Row>, 'data' | 'total'>> => {
  const { page, perPage, clampPage = false } = request;
  const start = (page - 1) * perPage;
  const asked = await fetchPage(query).then(pageIn<Row>, (error: unknown) => {
    if (page > 1 && isMissing(error)) return error;
    throw error;
  });
  if (!(asked instanceof HttpError)) {
    const { data, total, isArray } = asked;
    if (isArray) return cutPage(data, data.length, request);
    const isAsRequested = total !== null && data.length === Math.min(perPage, Math.max(0, total - start));
    if (isAsRequested && (data.length > 0 || page === 1 || !clampPage)) return { data, total };
  }
  const first = page === 1 ? query : { ...query, page: 1 };
  const { data: rows, total } =
    asked instanceof HttpError || page > 1 ? pageIn<Row>(await fetchPage(first)) : asked;
  if (total === null || total > start) {
    const limit = total === null ? everyPage.perPage : start + perPage;
    const { data, total: counted } = await readAll<Row>(fetchPage, first, { limit });
    return cutPage(data, counted, { page, perPage });
  }
  if (!clampPage && asked instanceof HttpError) throw asked;
  if (!clampPage) return { data: [], total };
  const last = Math.ceil(total / perPage);
  return last > 1
    ? readPage(fetchPage, { ...query, page: last }, { page: last, perPage })
    : cutPage(rows, total, { page: 1, perPage });
};

const isMissing = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 404;

interface Page<Row> {
  data: Row[];
  /** As the server says it. */
  count: number | null;
  /** Null where a further page follows and the server does not count. */
  total: number | null;
  /** Null on the last page, undefined from a server that only counts. */
  next: Query | null | undefined;
  isArray: boolean;
}

const pageIn = <Row>(answer: unknown): Page<Row> => {
  const { results, count: counted, next: address }: Fields = isFields(answer) ? answer : { results: answer };
  // As in react-admin, the caller names the type of the rows.
  const data = assertResponse(answer, Array.isArray(results) && (results as Row[]));
  const [count, next] = [numberOrNull(counted), queryIn(address)];
  return { data, count, total: count ?? (next ? null : data.length), next, isArray: !isFields(answer) };
};

/** `next` may name the server behind a proxy, so only its query is used, in addition to the first one. */
const queryIn = (next: unknown): Query | null | undefined => {
  const anyOrigin = 'http://localhost';
  if (typeof next !== 'string' || !URL.canParse(next, anyOrigin)) return next === null ? null : undefined;
  return Object.fromEntries(new URL(next, anyOrigin).searchParams);
};

/** The pages after the first, unless `next` names them by something other than a number. */
const numberedPages = (first: Query, { data, count, next }: Page<unknown>, limit: number): Query[] => {
  const isNumbered = next === undefined || (next !== null && Number(next['page']) === 2);
  if (count === null || data.length === 0 || !isNumbered) return [];
  const pages = Math.ceil(Math.min(count, limit) / data.length);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
    ...first,
    ...next,
    page: index + 2,
  }));
};
