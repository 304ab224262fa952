import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { isPageCovered, isTyping, toLatinKey, logicalArrowKey } from '../../../ui/keyboard';
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

const navigationKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

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
  else if (navigationKeys.has(key)) return move(logicalArrowKey(event), item, sections, target);
  else return false;
  return true;
};

const move = (key: string, item: Item | null, sections: readonly Section[], target: EventTarget | null) => {
  // Leaves the keys outside the items to the page, except Arrow Down, which enters the list.
  if (!item && (key !== 'ArrowDown' || target !== document.body)) return false;
  const sizes = sections.map(({ items, handle }) => ({
    length: items.length,
    columns: handle.current?.columns ?? 1,
  }));
  const section = sections.findIndex(({ items }) => item && items.includes(item));
  const from = item ? { section, index: sections[section]?.items.indexOf(item) ?? 0 } : null;
  const to = getNextPosition(sizes, from, key);
  const next = to && sections[to.section]?.items[to.index];
  if (!next) return false;
  sections[to.section]?.handle.current?.reveal(to.index);
  focusItem(next.id);
  return true;
};

interface SectionSize {
  length: number;
  columns: number;
}

interface Position {
  section: number;
  index: number;
}

const findNearestItem = (sections: readonly SectionSize[], start: number, step: 1 | -1): Position | null => {
  for (let section = start; section >= 0 && section < sections.length; section += step) {
    const length = sections[section]?.length ?? 0;
    if (length > 0) return { section, index: step > 0 ? 0 : length - 1 };
  }
  return null;
};

export const getNextPosition = (
  sections: readonly SectionSize[],
  from: Position | null,
  key: string,
): Position | null => {
  if (!from || key === 'Home') return findNearestItem(sections, 0, 1);
  if (key === 'End') return findNearestItem(sections, sections.length - 1, -1);
  const { length, columns } = sections[from.section] ?? { length: 0, columns: 1 };
  if (columns === 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) return null;
  const index = nextCard(key, from.index, columns, length);
  if (index !== null) return { section: from.section, index };
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  return isForward
    ? findNearestItem(sections, from.section + 1, 1)
    : findNearestItem(sections, from.section - 1, -1);
};

const steps: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Wraps ArrowLeft and ArrowRight across rows; ArrowDown into a short last row goes to its last card. */
const nextCard = (key: string, index: number, columns: number, count: number): number | null => {
  const step = steps[key];
  if (!step) return null;
  const next = index + step[0] + step[1] * columns;
  if (next >= 0 && next < count) return next;
  const getRow = (card: number) => Math.floor(card / columns);
  return step[1] === 1 && getRow(index) < getRow(count - 1) ? count - 1 : null;
};
