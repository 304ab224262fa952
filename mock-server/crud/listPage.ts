import type { components } from '../../src/api/schema';
import { notFound } from '../guards/Refusal';

export type Query = Record<string, unknown>;

export type Page<Row> = components['schemas']['PageInfo'] & { results: Row[] };

export interface ListOptions<Row> {
  search?: readonly (keyof Row & string)[];
  ordering?: readonly (keyof Row & string)[];
}

const mostRows = 100;

export const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const filtered = <Row>(rows: readonly Row[], query: Query, { search = [] }: ListOptions<Row>) => {
  const wanted = textOf(query, 'search').toLowerCase();
  const textIn = (row: Row, column: keyof Row) => String(row[column] ?? '').toLowerCase();
  return wanted ? rows.filter((row) => search.some((column) => textIn(row, column).includes(wanted))) : rows;
};

const rank = (value: unknown): string | number =>
  typeof value === 'string'
    ? value.toLowerCase()
    : value === null || value === undefined
      ? ''
      : Number(value);

const sorted = <Row extends { id: number }>(
  rows: readonly Row[],
  query: Query,
  options: ListOptions<Row>,
) => {
  const asked = textOf(query, 'ordering');
  const column = options.ordering?.find((name) => name === asked.replace(/^-/, ''));
  if (!column) return rows;
  const sign = asked.startsWith('-') ? -1 : 1;
  // Computed once per row: sorting 100,000 rows makes well over a million comparisons.
  const ranked = rows.map((row) => ({ row, at: rank(row[column]) }));
  ranked.sort((a, b) => sign * (a.at === b.at ? a.row.id - b.row.id : a.at < b.at ? -1 : 1));
  return ranked.map(({ row }) => row);
};

const whole = (query: Query, name: string, fallback: number, most: number): number => {
  const text = textOf(query, name);
  return /^\d{1,9}$/.test(text) ? Math.min(most, Math.max(1, Number(text))) : fallback;
};

const pageAddress = (query: Query, page: number): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'page' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams([...entries, ['page', String(page)]]).toString()}`;
};

/** `isReversed` reads from the end of the rows without copying all of them. */
export const pageOf = <Row>(
  rows: readonly Row[],
  query: Query,
  pageSize = 20,
  isReversed = false,
): Page<Row> => {
  const page_size = whole(query, 'page_size', pageSize, mostRows);
  const pages = Math.max(1, Math.ceil(rows.length / page_size));
  const asked = textOf(query, 'page');
  if (asked && !/^[1-9]\d{0,8}$/.test(asked)) throw notFound('Invalid page.');
  const currentPage = asked ? Number(asked) : 1;
  if (currentPage > pages) throw notFound('Invalid page.');
  const [start, end] = [(currentPage - 1) * page_size, currentPage * page_size];
  const { length } = rows;
  return {
    count: length,
    next: currentPage < pages ? pageAddress(query, currentPage + 1) : null,
    previous: currentPage > 1 ? pageAddress(query, currentPage - 1) : null,
    results: isReversed
      ? rows.slice(Math.max(0, length - end), length - start).reverse()
      : rows.slice(start, end),
    page_size,
    currentPage,
  };
};

export const listPage = <Row extends { id: number }>(
  rows: readonly Row[],
  query: Query,
  options: ListOptions<Row> = {},
): Page<Row> => pageOf(sorted(filtered(rows, query, options), query, options), query);
