import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { Item } from './item';

/** `items` are in page order, for Shift ranges. An item hidden by a search is still selected. */
export const useSelection = (items: readonly Item[]) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  return useMemo(() => {
    const setSelected = (changed: readonly Item[], isSelected: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const { key } of changed) {
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
        if (isRange && from >= 0) setSelected(items.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        else setSelected([item], !keys.has(item.key));
      },
      set: (chosen: readonly Item[]) => setKeys(new Set(chosen.map(({ key }) => key))),
      setSelected,
      clear: () => setKeys(new Set()),
    };
  }, [keys, items]);
};

export type Selection = ReturnType<typeof useSelection>;

export type OpenDialog =
  | { type: 'newFolder' | 'upload' | 'format' | 'keys' }
  | { type: 'rename'; item: Item }
  | { type: 'delete'; items: Item[] };

// Two contexts, so that selecting a row does not render every row.
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
