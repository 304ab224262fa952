import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusRendered, useLostFocus } from '../../ui/focus';
import type { FeedEntry } from './entries';
import { getRowId } from './NotificationItem';
import type { FeedHandle } from './NotificationRows';

const focusRow = (id: string) => focusRendered(() => document.getElementById(getRowId(id)));

/** Clicks the title if it is a link. */
export const clickTitleLink = (id: string) =>
  document.getElementById(getRowId(id))?.querySelector<HTMLAnchorElement>('h3 > a')?.click();

export const useRowFocus = (rows: readonly FeedEntry[], page: RefObject<HTMLElement | null>) => {
  const list = useRef<FeedHandle>(null);
  const region = useRef<HTMLDivElement>(null);
  const currentId = useRef<string | null>(null);
  const lastIndex = useRef(0);
  const getIndex = () => rows.findIndex(({ id }) => id === currentId.current);
  useLayoutEffect(() => {
    const now = getIndex();
    if (now >= 0) lastIndex.current = now;
  });
  useLostFocus(page, () => {
    const item =
      currentId.current === null ? undefined : (rows[getIndex()] ?? rows[lastIndex.current] ?? rows.at(-1));
    const row = item && document.getElementById(getRowId(item.id));
    (row ?? region.current)?.focus({ preventScroll: true });
  });
  return {
    list,
    region,
    setCurrent: ({ id }: FeedEntry) => {
      currentId.current = id;
    },
    current: (): FeedEntry | undefined => rows[getIndex()],
    moveBy: (offset: number) => {
      const from = getIndex();
      const item = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + offset))];
      if (!item) return;
      currentId.current = item.id;
      list.current?.reveal(item.id);
      focusRow(item.id);
    },
    /** Call it before removing `entry`, to keep the focus in the list. */
    moveToNeighbour: ({ id, items }: FeedEntry) => {
      const removed = new Set(items);
      const isRemaining = (row: FeedEntry) => row.items.some((item) => !removed.has(item));
      const from = rows.findIndex((row) => row.id === id);
      const next =
        rows.slice(from + 1).find(isRemaining) ?? rows.slice(0, Math.max(0, from)).findLast(isRemaining);
      if (!next) return;
      currentId.current = next.id;
      focusRow(next.id);
    },
  };
};
