import { isFields, type Fields } from '../model/fields';
import { mapInParallel } from '../model/inParallel';
import { idOf, listIn, numberOrNull } from './answers';
import { HttpError } from './HttpError';
import type { UntypedRequest } from './http';

export type Query = NonNullable<UntypedRequest['query']>;
export type FetchPage = (query: Query) => Promise<unknown>;

/** `total` is the server's count; `isWhole` is false while rows are missing. */
export interface AllRows<Row> {
  data: Row[];
  total: number;
  isWhole: boolean;
}

export interface ReadOptions<Row> {
  /** With this many rows, no further page is requested (decisions §6). */
  limit?: number;
  /** Null leaves a row out. */
  read?: (row: unknown) => Row | null;
  onPart?: ((part: AllRows<Row>) => void) | undefined;
}

const maxRows = 10_000;
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
      const isGone = error instanceof HttpError && error.status === 404;
      if (isGone && !isFirst && mayRepeat) return again();
      throw error;
    }
    for (const { data, count } of pages) {
      if (count !== null && count < total && mayRepeat) return again();
      for (const row of data) rows.set(keyOf(row), read(row));
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

interface Page {
  data: unknown[];
  count: number | null;
  /** Null on the last page, undefined from a server that only counts. */
  next: Query | null | undefined;
}

const pageIn = (answer: unknown): Page => {
  const { count, next }: Fields = isFields(answer) ? answer : {};
  return { data: listIn<unknown>(answer).data, count: numberOrNull(count), next: queryIn(next) };
};

/** `next` may name the server behind a proxy, so only its query is used, in addition to the first one. */
const queryIn = (next: unknown): Page['next'] => {
  const anyOrigin = 'http://localhost';
  if (typeof next !== 'string' || !URL.canParse(next, anyOrigin)) return next === null ? null : undefined;
  return Object.fromEntries(new URL(next, anyOrigin).searchParams);
};

const keyOf = (row: unknown): unknown => (isFields(row) ? (idOf(row) ?? row) : row);

/** The pages after the first, unless `next` names them by something other than a number. */
const numberedPages = (first: Query, { data, count, next }: Page, limit: number): Query[] => {
  const isNumbered = next === undefined || (next !== null && Number(next['page']) === 2);
  if (count === null || data.length === 0 || !isNumbered) return [];
  const last = Math.ceil(Math.min(count, limit) / data.length);
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({
    ...first,
    ...next,
    page: index + 2,
  }));
};
