import { useEffect, useRef, type RefObject } from 'react';
import { mainAttribute, type Item } from './item';
import { nextPlace } from './nextPlace';
import type { SectionHandle } from './sectionHandle';
import type { Selection } from './useSelection';

export interface Section {
  items: readonly Item[];
  handle: RefObject<SectionHandle | null>;
}

interface ItemKeys {
  /** As they stand on the page. */
  sections: readonly Section[];
  selection: Selection;
  onRename: (item: Item) => void;
  onDelete: (items: Item[]) => void;
  onUp: () => void;
  onList: () => void;
}

const linkOf = (key: string) => document.querySelector<HTMLElement>(`[${mainAttribute}="${key}"]`);

/** Gives an item the focus, once it is rendered. */
export const focusItem = (key: string, framesLeft = 20): void => {
  const link = linkOf(key);
  if (link) link.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusItem(key, framesLeft - 1));
};

/**
 * The same once a dialog that closes has given the focus back to where it came from. Without an item the
 * heading of the page has it: where nothing has, the keyboard begins at the top again.
 */
export const focusItemSoon = (key?: string): void =>
  void setTimeout(() => (key ? focusItem(key) : document.querySelector('h1')?.focus()), 50);

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]') !== null;

const isAsked = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

const itemAt = (target: EventTarget | null, sections: readonly Section[]) => {
  const key =
    target instanceof Element ? target.closest<HTMLElement>('[data-media-row]')?.dataset['mediaRow'] : '';
  for (const { items } of sections) {
    const item = items.find((one) => one.key === key);
    if (item) return item;
  }
  return null;
};

/** The keys of the media library: arrows, F2, Delete, Space, Alt+Up and their like. */
export const useItemKeys = (keys: ItemKeys) => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isAsked()) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Returns whether the key meant something. */
const act = (event: KeyboardEvent, { sections, selection, ...on }: ItemKeys): boolean => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const item = itemAt(target, sections);
  const named = item ?? (selection.items.length === 1 ? selection.items[0] : undefined);
  const isPlain = !ctrlKey && !metaKey && !altKey;
  if (altKey && key === 'ArrowUp') on.onUp();
  else if ((ctrlKey || metaKey) && key.toLowerCase() === 'a')
    selection.set(sections.flatMap(({ items }) => items));
  else if (!isPlain) return false;
  else if (key === '?') on.onList();
  else if (key === '/') document.getElementById('media-search')?.focus();
  else if (key === 'Escape' && selection.items.length > 0) selection.clear();
  else if (key === 'Delete' && (selection.items.length > 0 || item))
    on.onDelete(selection.items.length > 0 ? selection.items : item ? [item] : []);
  else if (key === 'F2' && named) on.onRename(named);
  else if (key === ' ' && item && target === linkOf(item.key)) selection.toggle(item.key);
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
  const section = sections.findIndex(({ items }) => items.some((one) => one.key === item?.key));
  const from = item
    ? { section, index: sections[section]?.items.findIndex((one) => one.key === item.key) ?? 0 }
    : null;
  const to = nextPlace(lengths, from, key);
  if (!to) return false;
  const next = sections[to.section]?.items[to.index];
  if (!next) return false;
  sections[to.section]?.handle.current?.reveal(to.index);
  focusItem(next.key);
  return true;
};
