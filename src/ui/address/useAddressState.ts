import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useTimeout } from '../useTimeout';
import { readAddress, writeAddress, type AddressParams } from './addressParams';

/** Searches being navigated to, by location; the next change builds on them. */
const pendingSearches = new WeakMap<Location, { search: string; isPending: boolean }>();

const useUnknownStateLocation = () => useLocation() as Location<unknown>;

export type ChangeAddress<Values> = (
  change: Partial<Values> | ((now: Values) => Partial<Values>),
  options?: { replace?: boolean },
) => void;

/**
 * Keeps state in the address. A change adds a history entry unless it replaces the last one; the router state and
 * other parameters are kept. Lists that share a page each have a prefix.
 */
export const useAddressState = <Values extends object>(
  params: AddressParams<Values>,
  prefix = '',
): [values: Values, change: ChangeAddress<Values>] => {
  const location = useUnknownStateLocation();
  const navigate = useNavigate();
  const values = useMemo(
    () => readAddress(params, location.search, prefix),
    [params, location.search, prefix],
  );
  const change = useEvent<Parameters<ChangeAddress<Values>>, void>((part, { replace = false } = {}) => {
    const last = pendingSearches.get(location);
    const currentSearch = last?.isPending ? last.search : location.search;
    const changes = typeof part === 'function' ? part(readAddress(params, currentSearch, prefix)) : part;
    const search = writeAddress(params, currentSearch, changes, prefix);
    if (search === currentSearch) return;
    const pending = { search, isPending: true };
    pendingSearches.set(location, pending);
    const navigation = navigate({ search }, { replace, state: location.state, preventScrollReset: true });
    void Promise.resolve(navigation).then(() => (pending.isPending = false));
  });
  return [values, change];
};

const debounceMs = 300;

interface Draft {
  text: string;
  /** Location at the time of the commit; null before it. */
  at: Location | null;
}

export interface DebouncedText {
  text: string;
  type: (text: string) => void;
  /** Returns the uncommitted text, or null, to be written together with another change. */
  take: () => string | null;
  drop: () => void;
}

/**
 * Debounces a search field whose `committed` text is in the address, because browsers limit address changes. Typed
 * text is dropped when Back, Forward or a link changes the address.
 */
export const useDebouncedText = (committed: string, commit: (text: string) => void): DebouncedText => {
  const location = useUnknownStateLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const [typed, setTyped] = useState<Draft | null>(null);
  const [previous, setPrevious] = useState(location);
  if (previous !== location) {
    setPrevious(location);
    if (isHistory || pendingSearches.get(previous)?.search !== location.search) setTyped(null);
  }
  const isCommitted = !typed || typed.at !== null;
  useTimeout(
    () => {
      if (!typed) return;
      setTyped({ text: typed.text, at: location });
      commit(typed.text);
    },
    isCommitted ? null : typed.text === '' ? 0 : debounceMs,
    typed,
  );
  const isShown = typed && (!typed.at || typed.at === location || typed.text.trim() === committed.trim());
  return {
    text: isShown ? typed.text : committed,
    type: (text) => setTyped({ text, at: null }),
    take: () => {
      if (!typed || typed.at) return null;
      setTyped({ text: typed.text, at: location });
      return typed.text;
    },
    drop: () => setTyped(null),
  };
};
