import { useMemo, useRef, useState } from 'react';
import type { Item } from './item';

/** Which items are selected. `order` is how they stand on the page, for ranges. */
export const useSelection = (order: readonly Item[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  return useMemo(() => {
    const toggle = (key: string, isRange = false) => {
      const from = order.findIndex((item) => item.key === anchor.current);
      const to = order.findIndex((item) => item.key === key);
      const range = isRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
      anchor.current = key;
      setKeys((before) => {
        const next = new Set(before);
        if (range.length > 0) for (const item of range) next.add(item.key);
        else if (!next.delete(key)) next.add(key);
        return next;
      });
    };
    const items = order.filter(({ key }) => keys.has(key));
    return {
      /** Those that are on the page. */
      items,
      has: (key: string) => keys.has(key),
      toggle,
      set: (chosen: readonly Item[]) => setKeys(new Set(chosen.map(({ key }) => key))),
      /** Adds or takes away several at once. */
      put: (some: readonly Item[], isSelected: boolean) =>
        setKeys((before) => {
          const next = new Set(before);
          for (const { key } of some) {
            if (isSelected) next.add(key);
            else next.delete(key);
          }
          return next;
        }),
      clear: () => setKeys(new Set()),
    };
  }, [keys, order]);
};

export type Selection = ReturnType<typeof useSelection>;
