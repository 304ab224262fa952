import { useEvent } from 'ra-core';
import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useTimeout } from '../useTimeout';
import { readAddress, writeAddress, type AddressParams } from './addressParams';

/** What was written at a location. While it is under way, another change starts from it; it may also be blocked. */
const written = new WeakMap<Location, { search: string; isUnderWay: boolean }>();

const useTypedLocation = () => useLocation() as Location<unknown>;

export type ChangeAddress<Values> = (
  change: Partial<Values> | ((now: Values) => Partial<Values>),
  options?: { replace?: boolean },
) => void;

/**
 * State in the address. A change is a step in the browser's history, unless it replaces the last one. The state of
 * the router and other parameters stay. Where lists share a page, each has a prefix.
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
  /** Where it was settled; null before that. */
  at: Location | null;
}

export interface TextInAddress {
  text: string;
  type: (text: string) => void;
  /** Text that is not settled yet, or null; whoever takes it puts it into the address with a change of their own. */
  take: () => string | null;
  drop: () => void;
}

/**
 * The text of a search field whose `settled` text is in the address. It follows after a pause, because browsers limit
 * how often the address may change, and is dropped when Back, Forward or a link changes the address meanwhile.
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
