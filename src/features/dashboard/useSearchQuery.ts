import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers limit how often an address may change. */
const settleMs = 250;

/**
 * A text kept in the parameter `name` of the address, which it replaces, so that typing leaves no trail
 * in the history. What is being typed counts at once and reaches the address when the typing rests.
 */
export const useSearchQuery = (name: string): [string, (text: string) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);

  const settle = useCallback(
    (text: string) => {
      setParameters(
        (before) => {
          if (text.trim()) before.set(name, text);
          else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      setTyped(null);
    },
    [name, setParameters],
  );

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => settle(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);

  return [typed ?? parameters.get(name) ?? '', setTyped];
};
