import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const restMs = 300;

/**
 * A text that is typed into the address, such as a search: `text` is what the field shows, `settled` what
 * the address has once the typing pauses, since browsers limit how often an address may change.
 */
export const useAddressText = (param: string) => {
  const [search, setSearch] = useSearchParams();
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
          if (typed.trim()) next.set(param, typed);
          else next.delete(param);
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, param, setSearch, state]);
  return { text: typed ?? settled, setText: setTyped, settled };
};
