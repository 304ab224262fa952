import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the address, and how to change it without a trail in the history; null removes it. */
export const useAddressState = (name: string): [string | null, (value: string | null) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (value: string | null) =>
      setParameters(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [parameters.get(name), change];
};
