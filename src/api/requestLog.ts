import { unpaginated } from '../model/completeList';
import type { Fields } from '../model/fields';
import { toText } from '../model/text';
import { isPage, readList, slicePage, type ReadList } from './lists';

/** Several methods need several requests, because the API filters by a single one. */
export const isMerged = (name: string, { method }: { method?: unknown }): boolean =>
  name === 'requestLog' && Array.isArray(method);

/** Reads the log once per method of the filter and merges it, newest first. */
export const readMergedLog: ReadList = async (
  fetchPage,
  list,
  { pagination = unpaginated, filter = {}, ...params },
  { limit = unpaginated.perPage, attempt },
) => {
  // The log of one method could fill every page up to this one, so each is read that far.
  const needed = Math.min(pagination.page * pagination.perPage, limit);
  const { method: methods } = filter as { method: string[] };
  const parts = await Promise.all(
    methods.map((method) =>
      readList(fetchPage, list, { ...params, filter: { ...filter, method } }, { limit: needed, attempt }),
    ),
  );
  const data = parts
    .flatMap((part) => part.data as Fields[])
    .toSorted((a, b) => getTime(b) - getTime(a) || Number(b['id']) - Number(a['id']))
    .slice(0, needed);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return isPage({ pagination })
    ? {
        ...slicePage(data, Math.min(total, limit), pagination),
        meta: { isComplete: total <= limit, isPaged: true },
      }
    : { data, total, meta: { isComplete: data.length >= total, isPaged: false } };
};

const getTime = ({ timestamp }: Fields): number => Date.parse(toText(timestamp)) || 0;
