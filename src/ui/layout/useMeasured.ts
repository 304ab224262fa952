import { useLayoutEffect, useState } from 'react';

/** Measures an element, in px, when `watched` is resized: measuring in each render would force a layout. */
export const useMeasured = (
  element: HTMLElement | null,
  measure: (element: HTMLElement) => number,
  watched: HTMLElement | null = element,
): number => {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    // jsdom has no ResizeObserver.
    if (!element || !watched || typeof ResizeObserver === 'undefined') return undefined;
    const update = () => setSize(Math.round(measure(element)));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, measure, watched]);
  return size;
};

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/** The distance from the top of the page, in px, for a list that scrolls with it. */
export const useWindowTop = (element: HTMLElement | null): number =>
  // Content above the list may grow and push it down, which also resizes the body.
  useMeasured(element, topOf, document.body);
