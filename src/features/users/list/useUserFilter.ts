import { useEvent } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { withFilter, type UserFilter } from './userFilter';
import type { useUserListParams } from './useUserListParams';

const restMs = 300;

interface TypedSearch {
  text: string;
  isWaiting: boolean;
}

const searchOf = (text: string): string | undefined => text.trim().slice(0, 200) || undefined;

/** Every change starts from the latest URL and includes a pending search. */
export const useUserFilter = (params: ReturnType<typeof useUserListParams>) => {
  const { filter, entry } = params;
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const [clears, setClears] = useState(0);
  const [seen, setSeen] = useState(entry);
  if (seen !== entry) {
    setSeen(entry);
    if (params.isFromOutside) setTyped(null);
  }

  const change = useEvent((update: (now: UserFilter) => UserFilter, next: TypedSearch | null = typed) => {
    const { filter: now } = params.latest();
    const begun = next?.isWaiting ? withFilter(now, 'search', searchOf(next.text)) : now;
    const after = update(begun);
    // Keeps the text as typed, for example with a trailing space.
    const isShown = next !== null && searchOf(next.text) === after.search;
    setTyped(isShown ? { text: next.text, isWaiting: false } : null);
    params.change({ filter: after, page: 1 });
  });
  const settle = useEffectEvent(() => {
    if (typed && searchOf(typed.text) === params.latest().filter.search)
      setTyped({ ...typed, isWaiting: false });
    else change((now) => now);
  });
  useEffect(() => {
    if (!typed?.isWaiting) return undefined;
    const timer = setTimeout(() => settle(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const replace = useEvent((next: UserFilter) => {
    setTyped(null);
    params.change({ filter: next, page: 1 });
  });
  const clear = useEvent(() => {
    setClears(clears + 1);
    replace({});
  });
  return {
    filter,
    text: typed?.text ?? filter.search ?? '',
    /** Debounced, except when cleared. */
    search: (text: string) => {
      const next = { text, isWaiting: true };
      if (text === '') change((now) => now, next);
      else setTyped(next);
    },
    change,
    replace,
    clear,
    clears,
  };
};
