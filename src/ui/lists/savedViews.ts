import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { readAddress, readStored, writeAddress, type AddressParams } from '../address/addressParams';

export interface SavedView {
  name: string;
  /** The filters and the order, as the address has them. */
  search: string;
}

export interface ViewConfig {
  storeKey: `preferences.${string}`;
  prefix: string;
  /** What leads to the list on its page, as `tab=logs`. */
  baseQuery: string;
  /** The view that an address shows, always spelt alike; '' without filters. */
  viewFromSearch: (search: string) => string;
  /** Of filters that an earlier version saved by their values. */
  viewFromFilter: (filter: object) => string;
}

interface ViewOptions<Values extends object> {
  storeKey: ViewConfig['storeKey'];
  /** What makes a view: not the page. */
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
    viewFromSearch: (search) => write(readAddress(params, search, prefix)),
    viewFromFilter: (filter) => write(readStored(params, { ...filter, filter: JSON.stringify(filter) })),
  };
};

/** The address of a list with a view, from the first page on. */
export const applyView = ({ prefix, viewFromSearch }: ViewConfig, search: string, view: string): string => {
  const address = new URLSearchParams(search);
  const shown = new URLSearchParams(viewFromSearch(search));
  for (const name of [...shown.keys(), `${prefix}page`]) address.delete(name);
  for (const [name, value] of new URLSearchParams(view)) address.set(name, value);
  return `?${address.toString()}`;
};

/** What leads from anywhere to the list with a view. */
export const viewLink = ({ baseQuery }: ViewConfig, view: string): string => (baseQuery ? `?${baseQuery}&${view.slice(1)}` : view);

export const maxViews = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const readViews = (list: ViewConfig, stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : []).filter(isObject).flatMap(({ name, search, filter }) => {
    const view =
      typeof search === 'string' ? list.viewFromSearch(search) : isObject(filter) && list.viewFromFilter(filter);
    return typeof name === 'string' && view ? [{ name, search: view }] : [];
  });

const none: unknown[] = [];

/** Kept for each user in the browser. */
export const useSavedViews = (list: ViewConfig) => {
  const [stored, setStored] = useStore<unknown>(list.storeKey, none);
  const views = useMemo(() => readViews(list, stored), [list, stored]);
  const setViews = (next: readonly SavedView[]) => setStored(next);
  return { views, setViews };
};
