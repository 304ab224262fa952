import { useLayoutEffect, useState } from 'react';

/** Measures an element, in px, when it is resized: measuring in each render would force a layout. */
export const useMeasured = (
  element: HTMLElement | null,
  measure: (element: HTMLElement) => number,
): number => {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    // jsdom has no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const update = () => setSize(Math.round(measure(element)));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, measure]);
  return size;
};
