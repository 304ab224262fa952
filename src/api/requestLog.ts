import type { RaRecord } from 'ra-core';
import { unpaginated } from '../model/completeList';
import { toText } from '../model/text';
import type { GetAll, ListParams, ReadOptions } from './lists';

interface MergedParams extends ListParams {
  filter: { method: string[] };
}

/** Several methods need several requests, because the API filters by a single one. */
export const needsMerge = (name: string, params: ListParams): params is MergedParams =>
  name === 'requestLog' && Array.isArray((params as Partial<MergedParams>).filter?.method);

/** Fetches the log once per method and merges it, newest first. */
export const fetchMergedLog = async (
  getAll: GetAll,
  params: MergedParams,
  options: ReadOptions<RaRecord>,
) => {
  const { limit = unpaginated.perPage } = options;
  const read = (method: string) =>
    getAll('requestLog', { ...params, filter: { ...params.filter, method } }, options);
  const parts = await Promise.all(params.filter.method.map(read));
  const data = parts
    .flatMap((part) => part.data)
    .toSorted((a, b) => getTime(b) - getTime(a) || Number(b.id) - Number(a.id))
    .slice(0, limit)
    // Rows without an id were numbered per list, so number them again.
    .map((row, index) => (Number(row.id) < 0 ? { ...row, id: -1 - index } : row));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { data, total, isComplete: data.length >= total };
};

const getTime = ({ timestamp }: RaRecord): number => Date.parse(toText(timestamp)) || 0;
