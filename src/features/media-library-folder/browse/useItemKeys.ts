import type { RefObject } from 'react';
import { nextCard } from '../../../model/cardGrid';
import { focusRendered } from '../../../ui/focusRendered';
import { useKeyDown } from '../../../ui/useKeyDown';
import type { OpenDialog, Selection } from './BrowserContext';
import { mainAttribute, type Item } from './item';

export interface SectionHandle {
  columns: number;
  reveal: (index: number) => void;
}

interface Section {
  items: readonly Item[];
  handle: RefObject<SectionHandle | null>;
}

interface ItemKeys {
  sections: readonly Section[];
  selection: Selection;
  openDialog: (dialog: OpenDialog) => void;
  /** Alt+Up. */
  onUp: () => void;
}

export const searchId = 'media-search';

const linkOf = (key: string) => document.querySelector<HTMLElement>(`[${mainAttribute}="${key}"]`);

const focusItem = (key: string) => focusRendered(() => linkOf(key));

/** Once a dialog that closes has given the focus back to where it came from. Without an item the heading gets it. */
export const focusItemSoon = (key?: string): void =>
  void setTimeout(() => (key ? focusItem(key) : document.querySelector('h1')?.focus()), 50);

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]') !== null;

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

const itemAt = (target: EventTarget | null, sections: readonly Section[]) => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-media-row]') : null;
  const key = row?.dataset['mediaRow'];
  return sections.flatMap(({ items }) => items).find((item) => item.key === key) ?? null;
};

export const useItemKeys = (keys: ItemKeys) =>
  useKeyDown((event) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isDialogOpen()) return;
    if (act(event, keys)) event.preventDefault();
  });

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

const act = (event: KeyboardEvent, { sections, selection, openDialog, onUp }: ItemKeys): boolean => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const item = itemAt(target, sections);
  const chosen = selection.items.length > 0 ? selection.items : item ? [item] : [];
  const named = item ?? (selection.items.length === 1 ? selection.items[0] : undefined);
  if (altKey && key === 'ArrowUp') onUp();
  else if ((ctrlKey || metaKey) && key.toLowerCase() === 'a')
    selection.set(sections.flatMap(({ items }) => items));
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === '?') openDialog({ is: 'keys' });
  else if (key === '/') document.getElementById(searchId)?.focus();
  else if (key === 'Escape' && selection.items.length > 0) selection.clear();
  else if (key === 'Delete' && chosen.length > 0) openDialog({ is: 'delete', items: chosen });
  else if (key === 'F2' && named) openDialog({ is: 'rename', item: named });
  else if (key === ' ' && item && target === linkOf(item.key)) selection.toggle(item);
  else if (arrows.has(key)) return move(key, item, sections, target);
  else return false;
  return true;
};

const move = (key: string, item: Item | null, sections: readonly Section[], target: EventTarget | null) => {
  // Elsewhere on the page arrows and Home scroll, save for the first step into the items.
  if (!item && (key !== 'ArrowDown' || target !== document.body)) return false;
  const lengths = sections.map(({ items, handle }) => ({
    length: items.length,
    columns: handle.current?.columns ?? 1,
  }));
  const section = sections.findIndex(({ items }) => item && items.includes(item));
  const from = item ? { section, index: sections[section]?.items.indexOf(item) ?? 0 } : null;
  const to = nextPlace(lengths, from, key);
  const next = to && sections[to.section]?.items[to.index];
  if (!next) return false;
  sections[to.section]?.handle.current?.reveal(to.index);
  focusItem(next.key);
  return true;
};

interface Length {
  length: number;
  columns: number;
}

interface Place {
  section: number;
  index: number;
}

const edge = (sections: readonly Length[], section: number, step: 1 | -1): Place | null => {
  for (let at = section; at >= 0 && at < sections.length; at += step) {
    const length = sections[at]?.length ?? 0;
    if (length > 0) return { section: at, index: step > 0 ? 0 : length - 1 };
  }
  return null;
};

export const nextPlace = (sections: readonly Length[], from: Place | null, key: string): Place | null => {
  if (!from || key === 'Home') return edge(sections, 0, 1);
  if (key === 'End') return edge(sections, sections.length - 1, -1);
  const { length, columns } = sections[from.section] ?? { length: 0, columns: 1 };
  if (columns === 1 && (key === 'ArrowLeft' || key === 'ArrowRight')) return null;
  const index = nextCard(key, from.index, columns, length);
  if (index !== null) return { section: from.section, index };
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  return isForward ? edge(sections, from.section + 1, 1) : edge(sections, from.section - 1, -1);
};
