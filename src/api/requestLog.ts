import type { RaRecord } from 'ra-core';
import { shownText } from '../model/text';
import { everyPage } from '../model/completeList';
import { cutPage, type ListParams, type ListReader } from './lists';

interface Merged extends ListParams {
  filter: { method: string[] };
}

const isMerged = (name: string, params: ListParams): params is Merged =>
  name === 'requestLog' && Array.isArray((params as Partial<Merged>).filter?.method);

/** Reads the log by several methods: the API filters it by one, so each is a list, and they are merged, newest first. */
export const mergeLogs = ({ getList, getAll }: ListReader): ListReader => {
  const getNewest = async (name: string, params: Merged, options: Parameters<typeof getAll>[2] = {}) => {
    const { limit = everyPage.perPage } = options;
    const lists = params.filter.method.map((method) =>
      getAll(name, { ...params, filter: { ...params.filter, method } }, options),
    );
    const parts = await Promise.all(lists);
    const data = parts
      .flatMap((part) => part.data)
      .toSorted((a, b) => timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id))
      .slice(0, limit)
      // Rows that the server does not number have numbers of their list alone.
      .map((row, at) => (Number(row.id) < 0 ? { ...row, id: -1 - at } : row));
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    return { data, total, isComplete: data.length >= total };
  };
  return {
    getAll: (name, params, options) =>
      isMerged(name, params) ? getNewest(name, params, options) : getAll(name, params, options),
    getList: async (name, params) => {
      if (!isMerged(name, params)) return getList(name, params);
      const { pagination = everyPage } = params;
      // A page needs as many rows of each list as there are before its end.
      const limit = Math.min(pagination.page * pagination.perPage, everyPage.perPage);
      const { data, total } = await getNewest(name, params, { limit });
      const meta = { isComplete: total <= everyPage.perPage, isPaged: true };
      return { ...cutPage(data, Math.min(total, everyPage.perPage), pagination), meta };
    },
  };
};

const timeOf = ({ timestamp }: RaRecord): number => Date.parse(shownText(timestamp)) || 0;
