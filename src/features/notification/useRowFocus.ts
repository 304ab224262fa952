import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Notification } from '../../model/notification/notification';
import { focusRendered } from '../../ui/lists/focusRendered';
import { rowId } from './NotificationRow';
import type { RowsHandle } from './NotificationRows';

const focusRow = (id: number) => focusRendered(() => document.getElementById(rowId(id)));

export const useRowFocus = (rows: readonly Notification[], page: RefObject<HTMLElement | null>) => {
  const list = useRef<RowsHandle>(null);
  const region = useRef<HTMLDivElement>(null);
  const currentId = useRef<number | null>(null);
  const lastIndex = useRef(0);
  const index = () => rows.findIndex(({ id }) => id === currentId.current);
  useLayoutEffect(() => {
    const now = index();
    if (now >= 0) lastIndex.current = now;
  });
  useLostFocus(page, () => {
    const item =
      currentId.current === null ? undefined : (rows[index()] ?? rows[lastIndex.current] ?? rows.at(-1));
    const row = item && document.getElementById(rowId(item.id));
    (row ?? region.current)?.focus({ preventScroll: true });
  });
  return {
    list,
    region,
    setCurrent: ({ id }: Notification) => {
      currentId.current = id;
    },
    current: (): Notification | undefined => rows[index()],
    move: (by: number) => {
      const from = index();
      const item = rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
      if (!item) return;
      currentId.current = item.id;
      list.current?.reveal(item.id);
      focusRow(item.id);
    },
    /** Call it before `item` is removed, or the focus is lost. */
    moveToNeighbour: ({ id }: Notification) => {
      const from = rows.findIndex((item) => item.id === id);
      const next = rows[from + 1] ?? rows[from - 1];
      if (!next) return;
      currentId.current = next.id;
      focusRow(next.id);
    },
  };
};

/** Calls `onLost` when the focused element inside `container` is removed and the focus falls back to the body. */
const useLostFocus = (container: RefObject<HTMLElement | null>, onLost: () => void): void => {
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    let last: Element | null = null;
    let outside: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (root.contains(target)) [last, outside] = [target, null];
      else outside = target;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element) || !root.contains(target)) return;
      // A click beside the element also blurs it, but leaves it connected and enabled.
      queueMicrotask(() => {
        const isThere = target.isConnected && !target.matches(':disabled');
        if (isThere && document.activeElement === document.body) last = null;
      });
    };
    const checkFocus = () => {
      if (document.activeElement !== document.body || !last || last.isConnected || outside?.isConnected)
        return;
      last = null;
      lost();
    };
    const observer = new MutationObserver(checkFocus);
    observer.observe(root, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
};
