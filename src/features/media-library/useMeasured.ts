import { useCallback, useSyncExternalStore } from 'react';

/**
 * What `measure` finds on an element, in px, anew whenever `watched` changes its size; 0 before there is
 * an element.
 */
export const useMeasured = (
  element: HTMLElement | null,
  measure: (element: HTMLElement) => number,
  watched: HTMLElement | null = element,
): number => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // Tests draw without a layout.
      if (!watched || typeof ResizeObserver === 'undefined') return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(watched);
      return () => observer.disconnect();
    },
    [watched],
  );
  return useSyncExternalStore(subscribe, () => (element ? Math.round(measure(element)) : 0));
};
