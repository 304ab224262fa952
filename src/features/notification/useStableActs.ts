import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RowActs } from './NotificationRow';

/** The same acts at each render, doing what the latest ones do: rows that did not change are not rendered again. */
export const useStableActs = (acts: RowActs): RowActs => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      select: (item, on) => latest.current.select(item, on),
      toggle: (item) => latest.current.toggle(item),
      remove: (item) => latest.current.remove(item),
      enter: (item) => latest.current.enter(item),
    }),
    [],
  );
};
