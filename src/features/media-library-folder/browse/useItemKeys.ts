import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { findInRows } from '../../../ui/cards/linkCard';
import { isPageCovered, isTyping, toLatinKey } from '../../../ui/keyboard';
import { focusRendered } from '../../../ui/focus';
import type { RowsHandle } from '../../../ui/lists/virtualRows';
import { type Shortcut, useShortcuts } from '../../../ui/shortcuts/useShortcuts';
import { useWindowEvent } from '../../../ui/useWindowEvent';
import type { OpenDialog, ItemSelection } from './BrowserContext';
import { itemLinkAttribute, type Item } from './item';

interface Section {
  items: readonly Item[];
  handle: RefObject<RowsHandle | null>;
}

interface ItemKeys {
  sections: readonly Section[];
  selection: ItemSelection;
  openDialog: (dialog: OpenDialog) => void;
  /** Alt+Up. */
  onUp: () => void;
}

const findLink = (key: string) => document.querySelector<HTMLElement>(`[${itemLinkAttribute}="${key}"]`);

const focusItem = (key: string) => focusRendered(() => findLink(key));

/** Focuses an item, or the heading without a key, after a closing dialog has restored the focus. */
export const focusItemLater = (key?: string): void =>
  void setTimeout(() => (key ? focusItem(key) : document.querySelector('h1')?.focus()), 50);

const findItem = (target: EventTarget | null, sections: readonly Section[]) => {
  const row = target instanceof Element ? target.closest('tr, li') : null;
  const id = row?.querySelector(`[${itemLinkAttribute}]`)?.getAttribute(itemLinkAttribute);
  return sections.flatMap(({ items }) => items).find((item) => item.id === id) ?? null;
};

const listedKeys = ['arrows', 'enter', 'space', 'all', 'rename', 'delete', 'up', 'escape'];

export const useItemKeys = (keys: ItemKeys) => {
  const t = useTranslate();
  useShortcuts(
    listedKeys.map((key): Shortcut => ({
      key,
      keyLabel: t(`mediaLibraryFolder.keys.key.${key}`),
      label: t(`mediaLibraryFolder.keys.${key}`),
    })),
  );
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isPageCovered()) return;
    if (handleKey(event, keys)) event.preventDefault();
  });
};

const handleKey = (event: KeyboardEvent, { sections, selection, openDialog, onUp }: ItemKeys): boolean => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const item = findItem(target, sections);
  const targets = selection.items.length > 0 ? selection.items : item ? [item] : [];
  const itemToRename = item ?? (selection.items.length === 1 ? selection.items[0] : undefined);
  if (altKey && key === 'ArrowUp') onUp();
  else if ((ctrlKey || metaKey) && toLatinKey(event).toLowerCase() === 'a')
    selection.set(sections.flatMap(({ items }) => items));
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === 'Escape' && selection.items.length > 0) selection.clear();
  else if (key === 'Delete' && targets.length > 0) openDialog({ type: 'delete', items: targets });
  else if (key === 'F2' && itemToRename) openDialog({ type: 'rename', item: itemToRename });
  else if (key === ' ' && item && target === findLink(item.id)) selection.toggle(item.id);
  else return move(event, item, sections);
  return true;
};

const move = (event: KeyboardEvent, item: Item | null, sections: readonly Section[]): boolean => {
  const rows = sections.flatMap(({ items, handle }) => toRows(items, handle.current?.columns ?? 1));
  // Leaves the keys outside the items to the page, except Arrow Down, which enters the list.
  const isEntering = event.key === 'ArrowDown' && event.target === document.body;
  const next = item ? findInRows(rows, item, event) : isEntering && rows[0]?.[0];
  const findSection = (one: Item | null) => sections.find(({ items }) => one && items.includes(one));
  // A table scrolls by these keys.
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  if (!next || (isSideways && findSection(item)?.handle.current?.columns === 1)) return false;
  const { items, handle } = findSection(next) ?? {};
  handle?.current?.reveal(items?.indexOf(next) ?? 0);
  focusItem(next.id);
  return true;
};

const toRows = (items: readonly Item[], columns: number) =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
