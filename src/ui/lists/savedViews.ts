import { useStore } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useMemo } from 'react';
import { readAddress, readStored, writeAddress, type AddressParams } from '../address/addressParams';

export interface SavedView {
  name: string;
  /** Filters and sort as a query string. */
  search: string;
}

export interface ViewConfig {
  storeKey: `preferences.${string}`;
  prefix: string;
  /** Query that opens the list on its page, such as `tab=logs`. */
  baseQuery: string;
  /** Returns the view in a query string in canonical form; '' without filters. */
  parseSearch: (search: string) => string;
  /** Returns the view of a filter object, such as a built-in view or one that an earlier version saved. */
  parseFilter: (filter: object) => string;
}

interface ViewOptions<Values extends object> {
  storeKey: ViewConfig['storeKey'];
  /** Parameters that belong to a view; the page number does not. */
  params: AddressParams<Values>;
  prefix?: string;
  baseQuery?: string;
}

export const defineViews = <Values extends object>(options: ViewOptions<Values>): ViewConfig => {
  const { storeKey, params, prefix = '', baseQuery = '' } = options;
  const write = (values: Values) => writeAddress(params, '', values, prefix);
  return {
    storeKey,
    prefix,
    baseQuery,
    parseSearch: (search) => write(readAddress(params, search, prefix)),
    parseFilter: (filter) => write(readStored(params, { ...filter, filter: JSON.stringify(filter) })),
  };
};

/** Returns the query string with the view applied, on the first page. */
export const applyView = ({ prefix, parseSearch }: ViewConfig, search: string, view: string): string => {
  const address = new URLSearchParams(search);
  const currentParams = new URLSearchParams(parseSearch(search));
  for (const name of [...currentParams.keys(), `${prefix}page`]) address.delete(name);
  for (const [name, value] of new URLSearchParams(view)) address.set(name, value);
  return `?${address.toString()}`;
};

/** Returns the query string that opens the list with the view from another page. */
export const toViewSearch = ({ baseQuery }: ViewConfig, view: string): string =>
  baseQuery ? `?${baseQuery}&${view.slice(1)}` : view;

export const maxViews = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const readViews = (list: ViewConfig, storedViews: unknown): SavedView[] =>
  (Array.isArray(storedViews) ? storedViews : []).filter(isObject).flatMap(({ name, search, filter }) => {
    const view =
      typeof search === 'string' ? list.parseSearch(search) : isObject(filter) && list.parseFilter(filter);
    return typeof name === 'string' && view ? [{ name, search: view }] : [];
  });

const noViews: unknown[] = [];

/** Stored per user in the browser. */
export const useSavedViews = (list: ViewConfig) => {
  const [stored, setStoredViews] = useStore<unknown>(list.storeKey, noViews);
  const views = useMemo(() => readViews(list, stored), [list, stored]);
  const setViews = (next: readonly SavedView[]) => setStoredViews(next);
  return { views, setViews };
};

/** Whether the list shows one of its saved views. */
export const useIsSavedView = (list: ViewConfig): boolean => {
  const current = list.parseSearch(useLocation().search);
  return useSavedViews(list).views.some(({ search }) => search === current);
};
