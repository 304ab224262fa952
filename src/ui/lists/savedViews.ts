import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { readAddress, readStored, writeAddress, type AddressParams } from '../address/addressParams';

export interface SavedView {
  name: string;
  /** The filters and the order, as the address has them. */
  search: string;
}

export interface ViewedList {
  storeKey: `preferences.${string}`;
  prefix: string;
  /** What leads to the list on its page, as `tab=logs`. */
  at: string;
  /** The view that an address shows, always spelt alike; '' without filters. */
  viewIn: (search: string) => string;
  /** Of filters that an earlier version saved by their values. */
  viewOfFilter: (filter: object) => string;
}

interface Viewed<Values extends object> {
  storeKey: ViewedList['storeKey'];
  /** What makes a view: not the page. */
  params: AddressParams<Values>;
  prefix?: string;
  at?: string;
}

export const viewedList = <Values extends object>(viewed: Viewed<Values>): ViewedList => {
  const { storeKey, params, prefix = '', at = '' } = viewed;
  const write = (values: Values) => writeAddress(params, '', values, prefix);
  return {
    storeKey,
    prefix,
    at,
    viewIn: (search) => write(readAddress(params, search, prefix)),
    viewOfFilter: (filter) => write(readStored(params, { ...filter, filter: JSON.stringify(filter) })),
  };
};

/** The address of a list with a view, from the first page on. */
export const withView = ({ prefix, viewIn }: ViewedList, search: string, view: string): string => {
  const address = new URLSearchParams(search);
  const shown = new URLSearchParams(viewIn(search));
  for (const name of [...shown.keys(), `${prefix}page`]) address.delete(name);
  for (const [name, value] of new URLSearchParams(view)) address.set(name, value);
  return `?${address.toString()}`;
};

/** What leads from anywhere to the list with a view. */
export const linkTo = ({ at }: ViewedList, view: string): string => (at ? `?${at}&${view.slice(1)}` : view);

export const maxViews = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const readViews = (list: ViewedList, stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : []).filter(isObject).flatMap(({ name, search, filter }) => {
    const view =
      typeof search === 'string' ? list.viewIn(search) : isObject(filter) && list.viewOfFilter(filter);
    return typeof name === 'string' && view ? [{ name, search: view }] : [];
  });

const none: unknown[] = [];

/** Kept for each user in the browser. */
export const useSavedViews = (list: ViewedList) => {
  const [stored, setStored] = useStore<unknown>(list.storeKey, none);
  const views = useMemo(() => readViews(list, stored), [list, stored]);
  const setViews = (next: readonly SavedView[]) => setStored(next);
  return { views, setViews };
};
