import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

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

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/** The distance of a list that scrolls with the page from its top, in px; 0 until the list has been painted. */
export const useWindowTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // Content above the list may grow and push it down, which also resizes the body.
    const observer = new ResizeObserver(() => setTop(Math.round(topOf(element))));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};

/** For a virtual list, which otherwise renders its rows only after it has measured the window. */
export const windowRect = () => ({ width: window.innerWidth, height: window.innerHeight });
