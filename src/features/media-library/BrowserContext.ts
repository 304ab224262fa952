import { createContext, useContext } from 'react';
import type { Item } from './item';
import type { Selection } from './useSelection';

/** What can be done with the items of a page; handed to every row and card. */
export interface Browser {
  selection: Selection;
  onRename: (item: Item) => void;
  onDelete: (items: Item[]) => void;
  /** The address under which a file is previewed. */
  previewSearch: (id: number) => string;
}

const Context = createContext<Browser | null>(null);

export const BrowserProvider = Context.Provider;

export const useBrowser = (): Browser => {
  const browser = useContext(Context);
  if (!browser) throw new Error('No browser above this component.');
  return browser;
};
