import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner width of an element in px, as it changes. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    setWidth(observed.clientWidth);
    // Tests draw without a layout.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
