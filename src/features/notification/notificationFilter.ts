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
  /** First and last day, `YYYY-MM-DD` in the user's own time zone; null where that side is open. */
  from: string | null;
  to: string | null;
}

export const readFilters = ['unread', 'read', 'all'] as const;
export type ReadFilter = (typeof readFilters)[number];
export type NotificationSort = 'desc' | 'asc';

/** Spec 2 §4: all, newest first, no search, no dates. */
export const noFilter: NotificationFilter = {
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

export const cleared: Record<FilterPart, Partial<NotificationFilter>> = {
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
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put('q', filter.search);
  put('read', filter.read === 'all' ? null : filter.read);
  put('sort', filter.sort === 'asc' ? 'asc' : null);
  put('service', filter.service);
  put('from', filter.from);
  put('to', filter.to);
  return next;
};

export const servicesIn = (list: readonly Notification[]): string[] => {
  const names = new Set(list.flatMap(({ service }) => service || []));
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
};

/** What the filter leaves of the list, in its order; the search knows no difference of case (spec 2 §5). */
export const filtered = (list: readonly Notification[], filter: NotificationFilter): Notification[] => {
  const wanted = filter.search.trim().toLowerCase();
  const { read, service, from, to } = filter;
  const hasText = ({ title, message }: Notification) =>
    title.toLowerCase().includes(wanted) || (message?.toLowerCase().includes(wanted) ?? false);
  const isInDates = (item: Notification) => {
    const { day } = createdAtOf(item);
    return (from === null || day >= from) && (to === null || day <= to);
  };
  const left = list.filter(
    (item) =>
      (read === 'all' || item.is_read === (read === 'read')) &&
      (service === null || item.service === service) &&
      (wanted === '' || hasText(item)) &&
      ((from === null && to === null) || isInDates(item)),
  );
  const direction = filter.sort === 'asc' ? 1 : -1;
  return left.toSorted((a, b) => direction * (createdAtOf(a).time - createdAtOf(b).time || a.id - b.id));
};

/** What is typed into the search counts at once; the other filters can be taken back with the browser's back button. */
export const useFilter = () => {
  const [address, setAddress] = useSearchParams();
  const { text: search, setText } = useAddressText('q');
  const written = useMemo(() => filterOf(address), [address]);
  const deferredSearch = useDeferredValue(search);
  const filter = useMemo(() => ({ ...written, search: deferredSearch }), [written, deferredSearch]);
  const change = useEvent((part: Partial<NotificationFilter>) => {
    setText(null);
    setAddress((now) => withFilter(now, { ...filterOf(now), search, ...part }));
  });
  return {
    filter,
    search,
    type: setText,
    change,
    clear: () => change({ ...noFilter, sort: written.sort }),
  };
};

export type FilterControl = ReturnType<typeof useFilter>;
