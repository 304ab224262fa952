import type { RaRecord } from 'ra-core';
import { unpaginated } from '../model/completeList';
import { toText } from '../model/text';
import {
  isPage,
  readList,
  slicePage,
  type FetchPage,
  type ListParams,
  type ReadOptions,
  type RowList,
} from './lists';
import type { List } from './resources';

interface MergedParams extends ListParams {
  filter: { method: string[] };
}

/** Several methods need several requests, because the API filters by a single one. */
export const needsMerge = (name: string, params: ListParams): params is MergedParams =>
  name === 'requestLog' && Array.isArray((params as Partial<MergedParams>).filter?.method);

/** Reads the log once per method and merges it, newest first. */
export const readMergedLog = async <Row extends RaRecord>(
  fetchPage: FetchPage,
  list: List,
  { pagination = unpaginated, filter, ...params }: MergedParams,
): Promise<RowList<Row>> => {
  const { limit = unpaginated.perPage, attempt } = (params.meta ?? {}) as ReadOptions<Row>;
  // The log of one method could fill every page up to this one, so each is read that far.
  const needed = Math.min(pagination.page * pagination.perPage, limit);
  const meta: ReadOptions<Row> = { limit: needed, ...(attempt && { attempt }) };
  const parts = await Promise.all(
    filter.method.map((method) =>
      readList<Row>(fetchPage, list, { ...params, filter: { ...filter, method }, meta }),
    ),
  );
  const data = parts
    .flatMap((part) => part.data)
    .toSorted((a, b) => getTime(b) - getTime(a) || Number(b.id) - Number(a.id))
    .slice(0, needed);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return isPage({ pagination })
    ? {
        ...slicePage(data, Math.min(total, limit), pagination),
        meta: { isComplete: total <= limit, isPaged: true },
      }
    : { data, total, meta: { isComplete: data.length >= total, isPaged: false } };
};

const getTime = ({ timestamp }: RaRecord): number => Date.parse(toText(timestamp)) || 0;
