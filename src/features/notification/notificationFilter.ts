import { useEvent } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { compareNames } from '../../model/locale';
import { fold } from '../../model/text';
import { isDay } from '../../model/time';
import { getCreatedAt } from './days';
import type { Notification } from '../../model/notification/notification';
import { choice, readAddress, text, type AddressValues } from '../../ui/address/addressParams';
import { useAddressState, useDebouncedText } from '../../ui/address/useAddressState';
import { defineViews } from '../../ui/lists/savedViews';

export const readFilters = ['unread', 'read', 'all'] as const;

/** Defaults by spec 2 §4. */
const addressParams = {
  q: text(),
  read: choice(readFilters, 'all'),
  service: text(),
  /** First and last day, `YYYY-MM-DD` in the user's time zone; '' if the range is open on that side. */
  from: text(isDay),
  to: text(isDay),
  sort: choice(['desc', 'asc'], 'desc'),
};

export const notificationViews = defineViews({
  storeKey: 'preferences.notification.filters',
  params: addressParams,
});

export type NotificationFilter = AddressValues<typeof addressParams>;

export type FilterPart = 'search' | 'read' | 'service' | 'dates';

export const clearedValues: Record<FilterPart, Partial<NotificationFilter>> = {
  search: { q: '' },
  read: { read: 'all' },
  service: { service: '' },
  dates: { from: '', to: '' },
};

/** The parts of the filter that differ from their cleared values. */
export const getActiveParts = (filter: NotificationFilter): FilterPart[] => {
  const isActive = (part: FilterPart) =>
    Object.entries(clearedValues[part]).some(
      ([name, cleared]) => filter[name as keyof NotificationFilter].trim() !== cleared,
    );
  return (Object.keys(clearedValues) as FilterPart[]).filter(isActive);
};

export const listServices = (list: readonly Notification[]): string[] => {
  const names = new Set(list.flatMap(({ service }) => service || []));
  return [...names].toSorted(compareNames);
};

/** The matching notifications, sorted; the search ignores case (spec 2 §5). */
export const filterNotifications = (
  list: readonly Notification[],
  filter: NotificationFilter,
): Notification[] => {
  const query = fold(filter.q.trim());
  const { read, service, from, to } = filter;
  const hasText = ({ title, message }: Notification) =>
    fold(title).includes(query) || (message ? fold(message).includes(query) : false);
  const isInDates = (item: Notification) => {
    const { day } = getCreatedAt(item);
    return (from === '' || day >= from) && (to === '' || day <= to);
  };
  const matching = list.filter(
    (item) =>
      (read === 'all' || item.is_read === (read === 'read')) &&
      (service === '' || item.service === service) &&
      (query === '' || hasText(item)) &&
      ((from === '' && to === '') || isInDates(item)),
  );
  const direction = filter.sort === 'asc' ? 1 : -1;
  return matching.toSorted(
    (a, b) => direction * (getCreatedAt(a).time - getCreatedAt(b).time || a.id - b.id),
  );
};

/** Each filter change is a step in the browser's history, except typing in the search. */
export const useFilter = () => {
  const [address, changeAddress] = useAddressState<NotificationFilter>(addressParams);
  const search = useDebouncedText(address.q, (q) => changeAddress({ q }, { replace: true }));
  const q = useDeferredValue(search.text);
  const filter = useMemo(() => ({ ...address, q }), [address, q]);
  const change = useEvent((part: Partial<NotificationFilter>) => {
    const typed = search.commitNow();
    if (part.q !== undefined) search.discard();
    changeAddress({ ...(typed !== null && { q: typed }), ...part });
  });
  return {
    filter,
    search: search.text,
    setSearch: search.type,
    change,
    clear: () => change({ ...readAddress<NotificationFilter>(addressParams, ''), sort: address.sort }),
  };
};

export type FilterControl = ReturnType<typeof useFilter>;
