import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

const overscanPx = 500;
/** Up to this count all rows are rendered, so that the browser's find-in-page works. */
const alwaysRendered = 40;
const [paddingStart, paddingEnd] = [96, 16];

/** Scroll anchoring would follow a row that is still rendered and undo a jump to a distant one. */
export const noScrollAnchor = { overflowAnchor: 'none' } as const;

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

/**
 * Virtual rows in a page that itself scrolls. `setFrame` is the ref of their container; `before` and `after`
 * are the heights, in px, of the rows that are not rendered.
 */
export const useVirtualRows = (count: number, height: number) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // Content above the list may grow and push it down, which also resizes the body.
  const top = useMeasured(frame, topOf, document.body);
  // oxlint-disable-next-line react/incompatible-library -- only numbers and `reveal` leave this hook
  const rows = useWindowVirtualizer({
    count,
    overscan: count <= alwaysRendered ? count : Math.ceil(overscanPx / height),
    estimateSize: () => height,
    scrollMargin: top,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
  useEffect(() => rows.measure(), [rows, height]);
  const reveal = useCallback((index: number) => rows.scrollToIndex(index), [rows]);

  const shown = rows.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  return {
    setFrame,
    shown: shown.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    reveal,
  };
};
