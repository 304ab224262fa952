import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { Item } from './item';

/** Which items are selected. `items` are in the order of the page, for ranges; one that a search hides stays selected. */
export const useSelection = (items: readonly Item[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  return useMemo(() => {
    const put = (some: readonly Pick<Item, 'key'>[], isSelected: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const { key } of some) {
          if (isSelected) next.add(key);
          else next.delete(key);
        }
        return next;
      });
    return {
      items: items.filter(({ key }) => keys.has(key)),
      has: (key: string) => keys.has(key),
      toggle: (key: string, isRange = false) => {
        const from = items.findIndex((item) => item.key === anchor.current);
        const to = items.findIndex((item) => item.key === key);
        anchor.current = key;
        if (isRange && from >= 0) put(items.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        else put([{ key }], !keys.has(key));
      },
      set: (chosen: readonly Item[]) => setKeys(new Set(chosen.map(({ key }) => key))),
      put,
      clear: () => setKeys(new Set()),
    };
  }, [keys, items]);
};

export type Selection = ReturnType<typeof useSelection>;

export interface Browser {
  onRename: (item: Item) => void;
  onDelete: (items: Item[]) => void;
  previewSearch: (id: number) => string;
}

const BrowserContext = createContext<Browser | null>(null);
/** Apart, so that a click on a checkbox does not render all rows again. */
const SelectionContext = createContext<Selection | null>(null);

export const BrowserProvider = BrowserContext.Provider;
export const SelectionProvider = SelectionContext.Provider;

const found = <T>(value: T | null): T => {
  if (!value) throw new Error('No browser above this component.');
  return value;
};

export const useBrowser = (): Browser => found(useContext(BrowserContext));
export const useItemSelection = (): Selection => found(useContext(SelectionContext));
