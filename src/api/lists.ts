import type { GetListParams } from 'ra-core';
import { isFields, type Fields, numberOrNull } from '../model/fields';
import { mapInParallel } from '../model/inParallel';
import type { Extent } from '../model/wholeList';
import { idOf, required } from './answers';
import { HttpError } from './HttpError';
import type { UntypedRequest } from './http';

export type Query = NonNullable<UntypedRequest['query']>;
export type ListParams = Partial<GetListParams>;
type FetchPage = (query: Query) => Promise<unknown>;

export interface ListAnswer<Row> {
  data: Row[];
  total: number;
  meta?: Extent;
}

/** `total` is the server's count; `isWhole` is false while rows are missing. */
export interface AllRows<Row> extends ListAnswer<Row> {
  isWhole: boolean;
}

export interface ReadOptions<Row> {
  /** With this many rows, no further page is requested (decisions §6). */
  limit?: number;
  /** Null leaves a row out. */
  read?: (row: unknown, at: number) => Row | null;
  onPart?: ((part: AllRows<Row>) => void) | undefined;
}

export const maxRows = 10_000;
const concurrency = 4;

/**
 * Reads a list to its end, by page numbers or by the addresses in `next`. No row comes twice. Where rows were
 * deleted meanwhile, which moves others to a page that was already read, it starts again, once.
 */
export const readAll = async <Row>(
  fetchPage: FetchPage,
  first: Query = {},
  options: ReadOptions<Row> = {},
  mayRepeat = true,
): Promise<AllRows<Row>> => {
  // Without `read`, the caller names the type of the rows.
  const { limit = maxRows, read = (row) => row as Row, onPart } = options;
  const again = () => readAll(fetchPage, first, options, false);
  const rows = new Map<unknown, Row | null>();
  const asked = new Set<string>();
  let total = 0;
  let waiting = [first];
  const soFar = (isWhole: boolean) => {
    const data = [...rows.values()].filter((row) => row !== null);
    return { data, total, isWhole };
  };

  while (waiting.length > 0 && rows.size < limit) {
    const isFirst = asked.size === 0;
    if (!isFirst) onPart?.(soFar(false));
    const known = rows.size;
    const batch = waiting.splice(0, concurrency);
    for (const query of batch) asked.add(JSON.stringify(query));
    let pages: Page[];
    try {
      pages = await mapInParallel(batch, concurrency, async (query) => pageIn(await fetchPage(query)));
    } catch (error) {
      if (isMissing(error) && !isFirst && mayRepeat) return again();
      throw error;
    }
    for (const { data, count } of pages) {
      if (count !== null && count < total && mayRepeat) return again();
      for (const row of data) rows.set(isFields(row) ? (idOf(row) ?? row) : row, read(row, rows.size));
      total = Math.max(count ?? 0, rows.size);
    }
    const last = pages.at(-1);
    if (isFirst && last) waiting = numberedPages(first, last, limit);
    else if (rows.size === known) break;
    const next = last?.next && { ...first, ...last.next };
    if (waiting.length === 0 && next && !asked.has(JSON.stringify(next))) waiting = [next];
  }
  return soFar(rows.size >= total && waiting.length === 0);
};

interface PageNumber {
  page: number;
  perPage: number;
  /** Returns the last page in place of one that no longer exists. */
  orLast?: boolean;
}

/** One page of a list that has come whole. */
export const cutPage = <Row>({ data, total }: ListAnswer<Row>, { page, perPage, orLast }: PageNumber) => {
  const last = Math.max(1, Math.ceil(total / perPage));
  const end = perPage * (orLast ? Math.min(page, last) : page);
  return { data: data.slice(end - perPage, end), total };
};

/** One page, also where the server returns all rows at once, or pages of another size than requested. */
export const readPage = async <Row>(
  fetchPage: FetchPage,
  query: Query,
  { page, perPage, orLast = false }: PageNumber,
): Promise<ListAnswer<Row>> => {
  const start = (page - 1) * perPage;
  const answer = await fetchPage(query).catch((error: unknown) => {
    if (page > 1 && isMissing(error)) return error;
    throw error;
  });
  if (!(answer instanceof HttpError)) {
    const { data, total, isCounted } = listIn<Row>(answer);
    if (!isFields(answer)) return cutPage({ data, total }, { page, perPage, orLast });
    const isAsRequested = data.length === Math.min(perPage, Math.max(0, total - start));
    if (isCounted && isAsRequested && (data.length > 0 || page === 1 || !orLast)) return { data, total };
  }
  const first = page === 1 ? query : { ...query, page: 1 };
  const firstAnswer = page === 1 ? answer : await fetchPage(first);
  const { data, total, isCounted } = listIn<Row>(firstAnswer);
  if (total > start || !isCounted) {
    const fetchOthers: FetchPage = async (asked) => (asked === first ? firstAnswer : fetchPage(asked));
    const limit = isCounted ? start + perPage : maxRows;
    return cutPage(await readAll<Row>(fetchOthers, first, { limit }), { page, perPage });
  }
  if (!orLast) throw answer;
  const last = Math.ceil(total / perPage);
  return last > 1
    ? readPage(fetchPage, { ...query, page: last }, { page: last, perPage })
    : { data: data.slice(0, perPage), total };
};

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

const listIn = <Row>(answer: unknown): ListAnswer<Row> & { isCounted: boolean } => {
  const { data, count, next } = pageIn(answer);
  return { data: data as Row[], total: count ?? data.length, isCounted: count !== null || !next };
};

interface Page {
  data: unknown[];
  count: number | null;
  /** Null on the last page, undefined from a server that only counts. */
  next: Query | null | undefined;
}

const pageIn = (answer: unknown): Page => {
  const { results, count, next }: Fields = isFields(answer) ? answer : { results: answer };
  const data = required(answer, Array.isArray(results) && (results as unknown[]));
  return { data, count: numberOrNull(count), next: queryIn(next) };
};

/** `next` may name the server behind a proxy, so only its query is used, in addition to the first one. */
const queryIn = (next: unknown): Page['next'] => {
  const anyOrigin = 'http://localhost';
  if (typeof next !== 'string' || !URL.canParse(next, anyOrigin)) return next === null ? null : undefined;
  return Object.fromEntries(new URL(next, anyOrigin).searchParams);
};

/** The pages after the first, unless `next` names them by something other than a number. */
const numberedPages = (first: Query, { data, count, next }: Page, limit: number): Query[] => {
  const isNumbered = next === undefined || (next !== null && Number(next['page']) === 2);
  if (count === null || data.length === 0 || !isNumbered) return [];
  const pages = Math.ceil(Math.min(count, limit) / data.length);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
    ...first,
    ...next,
    page: index + 2,
  }));
};
