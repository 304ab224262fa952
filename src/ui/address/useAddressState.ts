import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useTimeout } from '../useTimeout';
import { readAddress, writeAddress, type AddressParams } from './addressParams';

/** Query strings of pending navigations by location, so that the next change builds on them. */
const pendingSearches = new WeakMap<Location, { search: string; isPending: boolean }>();

const useUnknownStateLocation = () => useLocation() as Location<unknown>;

type ChangeAddress<Values> = (
  change: Partial<Values> | ((now: Values) => Partial<Values>),
  options?: { replace?: boolean },
) => void;

/**
 * Keeps state in the URL. A change pushes a history entry unless `replace` is set, and keeps the router state and other
 * parameters. Lists on the same page need different prefixes.
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
  committedAt: Location | null;
}

export interface DebouncedText {
  text: string;
  type: (text: string) => void;
  /** Returns the uncommitted text, or null, to be written with another change. */
  commitNow: () => string | null;
  discard: () => void;
}

/**
 * Debounces a search field whose `committed` text is in the URL, because browsers limit URL changes. Discards typed text
 * when Back, Forward or a link changes the URL.
 */
export const useDebouncedText = (committed: string, commit: (text: string) => void): DebouncedText => {
  const location = useUnknownStateLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [previous, setPrevious] = useState(location);
  if (previous !== location) {
    setPrevious(location);
    if (isHistory || pendingSearches.get(previous)?.search !== location.search) setDraft(null);
  }
  const isCommitted = !draft || draft.committedAt !== null;
  useTimeout(
    () => {
      if (!draft) return;
      setDraft({ text: draft.text, committedAt: location });
      commit(draft.text);
    },
    isCommitted ? null : draft.text === '' ? 0 : debounceMs,
    draft,
  );
  const isCurrent =
    draft && (!draft.committedAt || draft.committedAt === location || draft.text.trim() === committed.trim());
  return {
    text: isCurrent ? draft.text : committed,
    type: (text) => setDraft({ text, committedAt: null }),
    commitNow: () => {
      if (!draft || draft.committedAt) return null;
      setDraft({ text: draft.text, committedAt: location });
      return draft.text;
    },
    discard: () => setDraft(null),
  };
};
