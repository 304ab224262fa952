import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Replaces the history entry; null removes the parameter. */
export const useAddressParam = (name: string) => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (now) => {
          if (value) now.set(name, value);
          else now.delete(name);
          return now;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [name, setParams, state],
  );
  return [params.get(name), set] as const;
};

const pauseMs = 300;

/** `settled` follows `text` after a pause, because browsers limit how often the address may change. */
export const useAddressText = (param: string) => {
  const [settled, settle] = useAddressParam(param);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      settle(typed.trim() ? typed : null);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);
  return { text: typed ?? settled ?? '', setText: setTyped, settled: settled ?? '' };
};
