import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const restMs = 300;

/**
 * A text that is typed into the address, such as a search: `text` is what the field shows, `settled` what
 * the address names, a moment after the last key. Typing replaces the address instead of adding to the history.
 */
export const useAddressText = (param: string) => {
  const [search, setSearch] = useSearchParams();
  // What the navigation brought along stays with the place.
  const { state } = useLocation() as { state: unknown };
  const settled = search.get(param) ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (typed.trim()) next.set(param, typed.trim());
          else next.delete(param);
          return next;
        },
        { replace: true, state },
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, param, setSearch, state]);
  return { text: typed ?? settled, setText: setTyped, settled };
};
