import { useRef } from 'react';
import type { Notification } from '../../model/notification';
import type { ListHandle } from './NotificationList';
import { rowId } from './NotificationRow';

/** How many frames a row of a long list may take to be drawn. */
const patience = 20;

const focusRow = (id: number, frames = patience): void => {
  const row = document.getElementById(rowId(id));
  if (row) row.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
};

/** Which of the rows, in the order of the screen, the keyboard is on, and the ways to another. */
export const useWalk = (rows: readonly Notification[]) => {
  const list = useRef<ListHandle>(null);
  const at = useRef<number | null>(null);
  const index = () => rows.findIndex(({ id }) => id === at.current);
  const go = (item: Notification | undefined) => {
    if (!item) return;
    at.current = item.id;
    list.current?.reveal(item.id);
    focusRow(item.id);
  };
  return {
    list,
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
      go(rows[from + 1] ?? rows[from - 1]);
    },
  };
};
