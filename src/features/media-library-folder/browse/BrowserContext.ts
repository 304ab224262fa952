import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { Item } from './item';

/** Which items are selected. `items` are in the order of the page, for ranges; one that a search hides stays selected. */
export const useSelection = (items: readonly Item[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  return useMemo(() => {
    const put = (some: readonly Item[], isSelected: boolean) =>
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
      toggle: (item: Item, isRange = false) => {
        const from = items.findIndex(({ key }) => key === anchor.current);
        const to = items.indexOf(item);
        anchor.current = item.key;
        if (isRange && from >= 0) put(items.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        else put([item], !keys.has(item.key));
      },
      set: (chosen: readonly Item[]) => setKeys(new Set(chosen.map(({ key }) => key))),
      put,
      clear: () => setKeys(new Set()),
    };
  }, [keys, items]);
};

export type Selection = ReturnType<typeof useSelection>;

export type OpenDialog =
  | { is: 'newFolder' | 'upload' | 'format' | 'keys' }
  | { is: 'rename'; item: Item }
  | { is: 'delete'; items: Item[] };

/** Two, so that a click on a checkbox does not render all rows again. */
const DialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined);
const SelectionContext = createContext<Selection | null>(null);

export const DialogProvider = DialogContext.Provider;
export const SelectionProvider = SelectionContext.Provider;

export const useOpenDialog = () => useContext(DialogContext);

export const useItemSelection = (): Selection => {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('No selection above this component.');
  return selection;
};
