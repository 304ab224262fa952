import { useEvent } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '../../model/time';
import { createdAtOf } from './days';
import type { Notification } from '../../model/notification/notification';
import { useAddressText } from '../../ui/useAddressText';

export interface NotificationFilter {
  search: string;
  read: ReadFilter;
  sort: NotificationSort;
  service: string | null;
  /** First and last day, `YYYY-MM-DD` in the user's time zone; null if the range is open on that side. */
  from: string | null;
  to: string | null;
}

export const readFilters = ['unread', 'read', 'all'] as const;
export type ReadFilter = (typeof readFilters)[number];
export type NotificationSort = 'desc' | 'asc';

/** Spec 2 §4. */
export const defaultFilter: NotificationFilter = {
  search: '',
  read: 'all',
  sort: 'desc',
  service: null,
  from: null,
  to: null,
};

export type FilterPart = 'search' | 'read' | 'service' | 'dates';

export const activeParts = ({ search, read, service, from, to }: NotificationFilter): FilterPart[] => {
  const active: Record<FilterPart, boolean> = {
    search: search.trim() !== '',
    read: read !== 'all',
    service: service !== null,
    dates: from !== null || to !== null,
  };
  return (Object.keys(active) as FilterPart[]).filter((part) => active[part]);
};

export const clearedParts: Record<FilterPart, Partial<NotificationFilter>> = {
  search: { search: '' },
  read: { read: 'all' },
  service: { service: null },
  dates: { from: null, to: null },
};

export const filterOf = (address: URLSearchParams): NotificationFilter => {
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  return {
    search: address.get('q') ?? '',
    read: readFilters.find((value) => value === address.get('read')) ?? 'all',
    sort: address.get('sort') === 'asc' ? 'asc' : 'desc',
    service: address.get('service') || null,
    from: day('from'),
    to: day('to'),
  };
};

export const withFilter = (address: URLSearchParams, filter: NotificationFilter): URLSearchParams => {
  const next = new URLSearchParams(address);
  const setParam = (name: string, value: string | null) =>
    value ? next.set(name, value) : next.delete(name);
  setParam('q', filter.search);
  setParam('read', filter.read === 'all' ? null : filter.read);
  setParam('sort', filter.sort === 'asc' ? 'asc' : null);
  setParam('service', filter.service);
  setParam('from', filter.from);
  setParam('to', filter.to);
  return next;
};

export const servicesIn = (list: readonly Notification[]): string[] => {
  const names = new Set(list.flatMap(({ service }) => service || []));
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
};

/** The matching notifications, sorted; the search ignores case (spec 2 §5). */
export const filterNotifications = (
  list: readonly Notification[],
  filter: NotificationFilter,
): Notification[] => {
  const wanted = filter.search.trim().toLowerCase();
  const { read, service, from, to } = filter;
  const hasText = ({ title, message }: Notification) =>
    title.toLowerCase().includes(wanted) || (message?.toLowerCase().includes(wanted) ?? false);
  const isInDates = (item: Notification) => {
    const { day } = createdAtOf(item);
    return (from === null || day >= from) && (to === null || day <= to);
  };
  const matching = list.filter(
    (item) =>
      (read === 'all' || item.is_read === (read === 'read')) &&
      (service === null || item.service === service) &&
      (wanted === '' || hasText(item)) &&
      ((from === null && to === null) || isInDates(item)),
  );
  const direction = filter.sort === 'asc' ? 1 : -1;
  return matching.toSorted((a, b) => direction * (createdAtOf(a).time - createdAtOf(b).time || a.id - b.id));
};

/** Each filter change is a step in the browser's history, except typing in the search. */
export const useFilter = () => {
  const [address, setAddress] = useSearchParams();
  const { text: search, setText } = useAddressText('q');
  const urlFilter = useMemo(() => filterOf(address), [address]);
  const deferredSearch = useDeferredValue(search);
  const filter = useMemo(() => ({ ...urlFilter, search: deferredSearch }), [urlFilter, deferredSearch]);
  const change = useEvent((part: Partial<NotificationFilter>) => {
    setText(null);
    setAddress((now) => withFilter(now, { ...filterOf(now), search, ...part }));
  });
  return {
    filter,
    search,
    setSearch: setText,
    change,
    clear: () => change({ ...defaultFilter, sort: urlFilter.sort }),
  };
};

export type FilterControl = ReturnType<typeof useFilter>;
