import { useLayoutEffect, useRef } from 'react';
import type { Notification } from '../../model/notification/notification';
import type { ListHandle } from './NotificationRows';
import { rowId } from './NotificationRow';

/** How many frames a row of a long list may take to be rendered. */
const patience = 20;

const focusRow = (id: number, frames = patience): void => {
  const row = document.getElementById(rowId(id));
  if (row) row.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
};

/** Which of the rows, in the order of the screen, the keyboard is on, and the ways to another. */
export const useRowFocus = (rows: readonly Notification[]) => {
  const list = useRef<ListHandle>(null);
  const region = useRef<HTMLDivElement>(null);
  const at = useRef<number | null>(null);
  /** Where in the list that was, for the time when it is gone. */
  const place = useRef(0);
  const index = () => rows.findIndex(({ id }) => id === at.current);
  useLayoutEffect(() => {
    const now = index();
    if (now >= 0) place.current = now;
  });
  const go = (item: Notification | undefined) => {
    if (!item) return;
    at.current = item.id;
    list.current?.reveal(item.id);
    focusRow(item.id);
  };
  return {
    list,
    /** The element round the list, which takes the focus where no row can. */
    region,
    enter: ({ id }: Notification) => {
      at.current = id;
    },
    current: (): Notification | undefined => rows[index()],
    move: (by: number) => {
      const from = index();
      go(rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))]);
    },
    /** Before `item` goes: its neighbour takes the focus, so that it is not lost with it. */
    leave: ({ id }: Notification) => {
      const from = rows.findIndex((item) => item.id === id);
      const next = rows[from + 1] ?? rows[from - 1];
      if (!next) return;
      at.current = next.id;
      // It comes to stand where the other one is seen now: nothing needs scrolling.
      focusRow(next.id);
    },
    /** Takes the focus back to the row where it was last, or to what stands there now. */
    resume: () => {
      const item = at.current === null ? undefined : (rows[index()] ?? rows[place.current] ?? rows.at(-1));
      const row = item && document.getElementById(rowId(item.id));
      (row ?? region.current)?.focus({ preventScroll: true });
    },
  };
};
