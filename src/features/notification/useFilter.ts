import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, noFilter, withFilter, type NotificationFilter } from './notificationFilter';

/** Browsers refuse to change the address at every key. */
const quietMs = 250;

/**
 * The filters as the address has them, and the way to change them. What is typed into the search counts
 * at once and reaches the address when the typing pauses; the other filters can be taken back with the
 * browser's back button.
 */
export const useFilter = () => {
  const [address, setAddress] = useSearchParams();
  const written = useMemo(() => filterOf(address), [address]);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = typed ?? written.search;
  const deferredSearch = useDeferredValue(search);
  const filter = useMemo(() => ({ ...written, search: deferredSearch }), [written, deferredSearch]);

  const write = (change: Partial<NotificationFilter>, replace: boolean) => {
    clearTimeout(timer.current);
    setTyped(null);
    setAddress((now) => withFilter(now, { ...filterOf(now), search, ...change }), { replace });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write({ search: text }, true), quietMs);
  };
  return {
    filter,
    search,
    type,
    change: (change: Partial<NotificationFilter>) => write(change, false),
    clear: () => write({ ...noFilter, sort: written.sort }, false),
  };
};

export type FilterControl = ReturnType<typeof useFilter>;
