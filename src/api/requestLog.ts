import type { RaRecord } from 'ra-core';
import { shownText } from '../model/text';
import { cutPage, maxRows, type AllRows, type ListAnswer, type ListParams } from './lists';

/** The API filters the log by one method: of several, each is a list of its own, which are merged, newest first. */
export const hasMethods = ({ filter }: ListParams): boolean => Array.isArray(methodIn(filter));

const methodIn = (filter: unknown) => (filter as { method?: unknown } | undefined)?.method;

export const oneForEachMethod = ({ filter, ...params }: ListParams): ListParams[] =>
  (methodIn(filter) as string[]).map((method) => ({
    ...params,
    filter: { ...(filter as object), method },
  }));

export const newestOf = <Row extends RaRecord>(
  parts: readonly AllRows<Row>[],
  limit = maxRows,
): AllRows<Row> => {
  const rows = parts.flatMap((part) => part.data);
  const data = rows
    .toSorted((a, b) => timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id))
    .slice(0, limit)
    // Rows that the server does not number have numbers of their list alone.
    .map((row, at) => (Number(row.id) < 0 ? { ...row, id: -1 - at } : row));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { data, total, isWhole: data.length >= total };
};

const timeOf = ({ timestamp }: RaRecord): number => Date.parse(shownText(timestamp)) || 0;

const largestPage = 100;

/** A page of the merged list needs as many rows of each as there are before its end; there are no pages beyond a bound. */
export const pageOfMethods = async (
  { page, perPage }: NonNullable<ListParams['pagination']>,
  read: (params: ListParams, limit: number) => Promise<AllRows<RaRecord>>,
): Promise<ListAnswer<RaRecord>> => {
  const limit = Math.min(page * perPage, maxRows);
  const pagination = { page: 1, perPage: Math.min(limit, largestPage) };
  const { data, total } = await read({ pagination }, limit);
  const meta = { isWhole: total <= maxRows, isPaged: true };
  return { ...cutPage({ data, total: Math.min(total, maxRows) }, { page, perPage }), meta };
};
