import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Browsers limit how often an address may change. */
const settleMs = 250;

type Texts<Name extends string> = Partial<Record<Name, string>>;

/**
 * Texts kept in parameters of the address, which they replace, so that typing leaves no trail in the
 * history. What is being typed counts at once and reaches the address when the typing rests; what changes
 * together gets there together, or one would bring the other's old value back.
 */
export const useSearchQueries = <Name extends string>() => {
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Texts<Name> | null>(null);

  const settle = useCallback(
    (texts: Texts<Name>) => {
      setParameters(
        (before) => {
          for (const [name, text] of Object.entries<string | undefined>(texts))
            if (text?.trim()) before.set(name, text);
            else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      setTyped(null);
    },
    [setParameters],
  );

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => settle(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);

  const textOf = (name: Name): string => typed?.[name] ?? parameters.get(name) ?? '';
  const setTexts = (change: Texts<Name>) => setTyped((all) => ({ ...all, ...change }));
  return [textOf, setTexts] as const;
};
