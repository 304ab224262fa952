import { useLayoutEffect, useState } from 'react';

/**
 * What `measure` finds on an element, in px, again whenever `watched` changes its size; 0 before there is
 * an element. It is not asked for with each render: that would have the browser lay out the page each time.
 */
export const useMeasured = (
  element: HTMLElement | null,
  measure: (element: HTMLElement) => number,
  watched: HTMLElement | null = element,
): number => {
  const [found, setFound] = useState(0);
  useLayoutEffect(() => {
    // Tests draw without a layout.
    if (!element || !watched || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setFound(Math.round(measure(element)));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, measure, watched]);
  return found;
};
