import type { RaRecord } from 'ra-core';
import { shownText } from '../model/text';
import { everyPage } from '../model/wholeList';
import { cutPage, type AllRows, type ListParams, type ListReader } from './lists';

/** The API filters the log by one method: of several, each is a list of its own, which are merged, newest first. */
export const mergeLogs = ({ getList, getAll }: ListReader): ListReader => {
  const getNewest: ListReader['getAll'] = async (name, params, options = {}) => {
    const lists = methodsIn(params).map((method) => {
      const filter = { ...(params.filter as object), method };
      return getAll(name, { ...params, filter }, options);
    });
    return newestOf(await Promise.all(lists), options.limit);
  };
  const isMerged = (name: string, { filter }: ListParams) =>
    name === 'requestLog' &&
    Array.isArray((filter as Partial<Record<string, unknown>> | undefined)?.['method']);
  return {
    getAll: (name, params, options) => (isMerged(name, params) ? getNewest : getAll)(name, params, options),
    getList: async (name, params) => {
      if (!isMerged(name, params)) return getList(name, params);
      const { pagination = everyPage } = params;
      // A page needs as many rows of each list as there are before its end.
      const limit = Math.min(pagination.page * pagination.perPage, everyPage.perPage);
      const { data, total } = await getNewest(name, params, { limit });
      const meta = { isWhole: total <= everyPage.perPage, isPaged: true };
      return { ...cutPage(data, Math.min(total, everyPage.perPage), pagination), meta };
    },
  };
};

const methodsIn = ({ filter }: ListParams) => (filter as { method: string[] }).method;

const newestOf = (parts: readonly AllRows<RaRecord>[], limit: number = everyPage.perPage) => {
  const data = parts
    .flatMap((part) => part.data)
    .toSorted((a, b) => timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id))
    .slice(0, limit)
    // Rows that the server does not number have numbers of their list alone.
    .map((row, at) => (Number(row.id) < 0 ? { ...row, id: -1 - at } : row));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { data, total, isWhole: data.length >= total };
};

const timeOf = ({ timestamp }: RaRecord): number => Date.parse(shownText(timestamp)) || 0;
