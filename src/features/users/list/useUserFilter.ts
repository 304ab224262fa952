import { useEvent } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { withFilter, type UserFilter } from './userFilter';
import type { useUserListParams } from './useUserListParams';

const debounceMs = 300;

interface TypedSearch {
  text: string;
  isPending: boolean;
}

const searchOf = (text: string): string | undefined => text.trim().slice(0, 200) || undefined;

/** Every change starts from the latest URL and includes a pending search. */
export const useUserFilter = (params: ReturnType<typeof useUserListParams>) => {
  const { filter, entry } = params;
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const [clearCount, setClearCount] = useState(0);
  const [previousEntry, setPreviousEntry] = useState(entry);
  if (previousEntry !== entry) {
    setPreviousEntry(entry);
    if (params.isFromOutside) setTyped(null);
  }

  const change = useEvent((update: (now: UserFilter) => UserFilter, next: TypedSearch | null = typed) => {
    const { filter: now } = params.latest();
    const current = next?.isPending ? withFilter(now, 'search', searchOf(next.text)) : now;
    const updated = update(current);
    // Keeps the text as typed, for example with a trailing space.
    const isShown = next !== null && searchOf(next.text) === updated.search;
    setTyped(isShown ? { text: next.text, isPending: false } : null);
    params.change({ filter: updated, page: 1 });
  });
  const applySearch = useEffectEvent(() => {
    if (typed && searchOf(typed.text) === params.latest().filter.search)
      setTyped({ ...typed, isPending: false });
    else change((now) => now);
  });
  useEffect(() => {
    if (!typed?.isPending) return undefined;
    const timer = setTimeout(() => applySearch(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const replace = useEvent((next: UserFilter) => {
    setTyped(null);
    params.change({ filter: next, page: 1 });
  });
  const clear = useEvent(() => {
    setClearCount(clearCount + 1);
    replace({});
  });
  return {
    filter,
    text: typed?.text ?? filter.search ?? '',
    /** Debounced, except when cleared. */
    search: (text: string) => {
      const next = { text, isPending: true };
      if (text === '') change((now) => now, next);
      else setTyped(next);
    },
    change,
    replace,
    clear,
    clearCount,
  };
};
