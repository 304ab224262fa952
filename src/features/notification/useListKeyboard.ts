import { useStore } from 'ra-core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Notification } from '../../model/notification/notification';
import { focusRendered } from '../../ui/focusRendered';
import { useKeyDown } from '../../ui/useKeyDown';
import { rowId } from './NotificationRow';
import type { RowsHandle } from './NotificationRows';

const focusRow = (id: number) => focusRendered(() => document.getElementById(rowId(id)));

export const useRowFocus = (rows: readonly Notification[], screen: RefObject<HTMLElement | null>) => {
  const list = useRef<RowsHandle>(null);
  const region = useRef<HTMLDivElement>(null);
  const currentId = useRef<number | null>(null);
  const lastIndex = useRef(0);
  const index = () => rows.findIndex(({ id }) => id === currentId.current);
  useLayoutEffect(() => {
    const now = index();
    if (now >= 0) lastIndex.current = now;
  });
  useLostFocus(screen, () => {
    const item =
      currentId.current === null ? undefined : (rows[index()] ?? rows[lastIndex.current] ?? rows.at(-1));
    const row = item && document.getElementById(rowId(item.id));
    (row ?? region.current)?.focus({ preventScroll: true });
  });
  return {
    list,
    region,
    enter: ({ id }: Notification) => {
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
    /** Before `item` goes: its neighbour takes the focus, so that it is not lost with it. */
    leave: ({ id }: Notification) => {
      const from = rows.findIndex((item) => item.id === id);
      const next = rows[from + 1] ?? rows[from - 1];
      if (!next) return;
      currentId.current = next.id;
      // It moves to where the other one is seen now: nothing needs scrolling.
      focusRow(next.id);
    },
  };
};

/** Calls `onLost` when what had the focus inside of `frame` is removed: the next key would start at the top of the page. */
const useLostFocus = (frame: RefObject<HTMLElement | null>, onLost: () => void): void => {
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const within = frame.current;
    if (!within) return undefined;
    let last: Element | null = null;
    let beyond: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (within.contains(target)) [last, beyond] = [target, null];
      else beyond = target;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element) || !within.contains(target)) return;
      // Left on purpose, by a click beside it; what is removed is gone when this runs, or disabled.
      queueMicrotask(() => {
        const isThere = target.isConnected && !target.matches(':disabled');
        if (isThere && document.activeElement === document.body) last = null;
      });
    };
    const look = () => {
      if (document.activeElement !== document.body || !last || last.isConnected || beyond?.isConnected)
        return;
      last = null;
      lost();
    };
    const observer = new MutationObserver(look);
    observer.observe(within, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [frame]);
};

/** Single letters act on the list until the user turns them off (WCAG 2.1.4). */
export const useShortcutsOn = () => useStore('preferences.notification.shortcuts', true);

interface ListShortcuts {
  move: (by: number) => void;
  select: () => void;
  markRead: () => void;
  remove: () => void;
  toggle: () => void;
}

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const ownEnter = 'a, button, input, [role=tab], [role=button]';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/** Many keyboards have # behind AltGr, which Windows also reports as Ctrl and Alt. */
const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey));

export const useListShortcuts = ({ move, select, markRead, remove, toggle }: ListShortcuts): void => {
  const [isOn] = useShortcutsOn();
  const actions = new Map<string, () => void>([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', select],
    ['e', markRead],
    ['#', remove],
    ['Enter', toggle],
  ]);
  useKeyDown((event) => {
    if (!isOn || hasModifier(event) || event.isComposing || event.defaultPrevented) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest(typing) || document.querySelector(overlay)) return;
    if (event.key === 'Enter' && at.closest(ownEnter)) return;
    const action = actions.get(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });
};
