import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useTimeout } from '../useTimeout';
import { readAddress, writeAddress, type AddressParams } from './addressParams';

/** Pending search by location: another change starts from it, unless the navigation was blocked. */
const written = new WeakMap<Location, { search: string; isUnderWay: boolean }>();

const useTypedLocation = () => useLocation() as Location<unknown>;

export type ChangeAddress<Values> = (
  change: Partial<Values> | ((now: Values) => Partial<Values>),
  options?: { replace?: boolean },
) => void;

/**
 * Keeps state in the address. A change is a step in the browser's history, unless it replaces the last one. The router
 * state and other parameters stay. Lists that share a page have a prefix each.
 */
export const useAddressState = <Values extends object>(
  params: AddressParams<Values>,
  prefix = '',
): [values: Values, change: ChangeAddress<Values>] => {
  const location = useTypedLocation();
  const navigate = useNavigate();
  const values = useMemo(
    () => readAddress(params, location.search, prefix),
    [params, location.search, prefix],
  );
  const change = useEvent<Parameters<ChangeAddress<Values>>, void>((part, { replace = false } = {}) => {
    const last = written.get(location);
    const before = last?.isUnderWay ? last.search : location.search;
    const now = typeof part === 'function' ? part(readAddress(params, before, prefix)) : part;
    const search = writeAddress(params, before, now, prefix);
    if (search === before) return;
    const writing = { search, isUnderWay: true };
    written.set(location, writing);
    const navigation = navigate({ search }, { replace, state: location.state, preventScrollReset: true });
    void Promise.resolve(navigation).then(() => (writing.isUnderWay = false));
  });
  return [values, change];
};

const pauseMs = 300;

interface TypedText {
  text: string;
  /** Location where it was settled; null before that. */
  at: Location | null;
}

export interface TextInAddress {
  text: string;
  type: (text: string) => void;
  /** Takes the text that is not settled yet, or null, to be written with another change. */
  take: () => string | null;
  drop: () => void;
}

/**
 * Debounces a search field whose `settled` text is in the address, because browsers limit how often that may change.
 * Typed text is dropped when Back, Forward or a link changes the address meanwhile.
 */
export const useTypedText = (settled: string, settle: (text: string) => void): TextInAddress => {
  const location = useTypedLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const [typed, setTyped] = useState<TypedText | null>(null);
  const [previous, setPrevious] = useState(location);
  if (previous !== location) {
    setPrevious(location);
    if (isHistory || written.get(previous)?.search !== location.search) setTyped(null);
  }
  const isSettled = !typed || typed.at !== null;
  useTimeout(
    () => {
      if (!typed) return;
      setTyped({ text: typed.text, at: location });
      settle(typed.text);
    },
    isSettled ? null : typed.text === '' ? 0 : pauseMs,
    typed,
  );
  const isShown = typed && (!typed.at || typed.at === location || typed.text.trim() === settled.trim());
  return {
    text: isShown ? typed.text : settled,
    type: (text) => setTyped({ text, at: null }),
    take: () => {
      if (!typed || typed.at) return null;
      setTyped({ text: typed.text, at: location });
      return typed.text;
    },
    drop: () => setTyped(null),
  };
};
