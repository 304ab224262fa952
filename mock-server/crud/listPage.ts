import { notFound } from '../guards/Refusal';

/** A query as the contract guard leaves it. */
export type Query = Record<string, unknown>;

/** One page of a collection, as every list of the API answers it. */
export interface Page<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
  page_size: number;
  currentPage: number;
}

export interface ListOptions<Row> {
  /** The columns in which `search` looks, any of them, without regard to case. */
  search?: readonly (keyof Row & string)[];
  /** Query parameter -> whether a row stays for that (non-empty) value. */
  filters?: Record<string, (row: Row, value: string) => boolean>;
  /** The columns that `ordering` may name, `-` before for descending. */
  ordering?: readonly (keyof Row & string)[];
  /** The order without `ordering`, e.g. `-timestamp`; by id otherwise. */
  order?: string;
  /** Rows a page without `page_size`. */
  pageSize?: number;
}

const mostRows = 100;

/** A parameter as trimmed text; empty where it is not given. */
export const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const filtered = <Row>(
  rows: readonly Row[],
  query: Query,
  { search = [], filters = {} }: ListOptions<Row>,
) => {
  const tests: ((row: Row) => boolean)[] = [];
  const wanted = textOf(query, 'search').toLowerCase();
  if (wanted)
    tests.push((row) =>
      search.some((column) =>
        String(row[column] ?? '')
          .toLowerCase()
          .includes(wanted),
      ),
    );
  for (const [name, fits] of Object.entries(filters)) {
    const value = textOf(query, name);
    if (value) tests.push((row) => fits(row, value));
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
};

/** What a value is ordered by: text without regard to case, nothing before everything. */
const rank = (value: unknown): string | number =>
  typeof value === 'string'
    ? value.toLowerCase()
    : typeof value === 'number'
      ? value
      : value === true
        ? 1
        : value === false
          ? 0
          : '';

const sorted = <Row extends { id: number }>(
  rows: readonly Row[],
  query: Query,
  options: ListOptions<Row>,
) => {
  const asked = textOf(query, 'ordering');
  const known = options.ordering?.some((column) => column === asked.replace(/^-/, ''));
  const order = known ? asked : (options.order ?? '');
  if (!order) return rows;
  const column = order.replace(/^-/, '') as keyof Row;
  const sign = order.startsWith('-') ? -1 : 1;
  // Ranks are taken once per row: 100,000 rows are compared well over a million times.
  const ranked = rows.map((row) => ({ row, at: rank(row[column]) }));
  // Rows that are equal keep one order over all pages.
  ranked.sort((a, b) => sign * (a.at === b.at ? a.row.id - b.row.id : a.at < b.at ? -1 : 1));
  return ranked.map(({ row }) => row);
};

const whole = (query: Query, name: string, fallback: number, most: number): number => {
  const text = textOf(query, name);
  return /^\d{1,9}$/.test(text) ? Math.min(most, Math.max(1, Number(text))) : fallback;
};

/** The address of another page: the same query, so that a reader can follow it. */
const pageAddress = (query: Query, page: number): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'page' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams([...entries, ['page', String(page)]]).toString()}`;
};

/** One page of rows that are filtered and in order already; by `page` and `page_size` of the query. Throws 404. */
export const pageOf = <Row>(rows: readonly Row[], query: Query, pageSize = 20): Page<Row> => {
  const page_size = whole(query, 'page_size', pageSize, mostRows);
  const pages = Math.max(1, Math.ceil(rows.length / page_size));
  const asked = textOf(query, 'page');
  if (asked && !/^[1-9]\d{0,8}$/.test(asked)) throw notFound('Invalid page.');
  const currentPage = asked ? Number(asked) : 1;
  if (currentPage > pages) throw notFound('Invalid page.');
  const start = (currentPage - 1) * page_size;
  return {
    count: rows.length,
    next: currentPage < pages ? pageAddress(query, currentPage + 1) : null,
    previous: currentPage > 1 ? pageAddress(query, currentPage - 1) : null,
    results: rows.slice(start, start + page_size),
    page_size,
    currentPage,
  };
};

/**
 * `rows` (in order of id) as `search`, filters, `ordering`, `page` and `page_size` of the query want them.
 * Throws 404 'Invalid page.' beyond the last page; page 1 is always there. Unknown parameters are ignored.
 */
export const listPage = <Row extends { id: number }>(
  rows: readonly Row[],
  query: Query,
  options: ListOptions<Row> = {},
): Page<Row> => pageOf(sorted(filtered(rows, query, options), query, options), query, options.pageSize);
