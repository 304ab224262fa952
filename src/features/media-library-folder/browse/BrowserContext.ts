import { createContext, useContext } from 'react';
import type { Item } from './item';
import type { Selection } from './useSelection';

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
