import { useMemo, useRef } from 'react';
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

/**
 * Which row the keyboard is on, and the ways to another. Rows in the order of the screen; `go` answers
 * nothing where there is none.
 */
export const useWalk = (rows: readonly Notification[]) => {
  const list = useRef<ListHandle>(null);
  const at = useRef<number | null>(null);
  const latest = useRef(rows);
  latest.current = rows;
  return useMemo(() => {
    const indexOf = () => latest.current.findIndex(({ id }) => id === at.current);
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
      current: (): Notification | undefined => latest.current[indexOf()],
      move: (by: number) => {
        const from = indexOf();
        const last = latest.current.length - 1;
        go(latest.current[from < 0 ? 0 : Math.min(last, Math.max(0, from + by))]);
      },
      /** Before `item` goes: its neighbour takes the focus, so that it is not lost with it. */
      leave: ({ id }: Notification) => {
        const index = latest.current.findIndex((item) => item.id === id);
        go(latest.current[index + 1] ?? latest.current[index - 1]);
      },
    };
  }, []);
};
