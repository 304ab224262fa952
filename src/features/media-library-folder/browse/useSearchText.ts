import { useEffect, useState } from 'react';
import { useAddressState } from './useAddressState';

/** Browsers limit how often an address may change. */
const settleMs = 250;

/** What is searched for: counts at once while it is typed, and reaches the address when the typing rests. */
export const useSearchText = (): [string, (text: string) => void] => {
  const [settled, settle] = useAddressState('search');
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      settle(typed.trim() ? typed : null);
      setTyped(null);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typed, settle]);
  return [typed ?? settled ?? '', setTyped];
};
