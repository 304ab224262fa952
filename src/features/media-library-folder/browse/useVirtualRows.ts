import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

const overscanPx = 500;
/** So many rows cost nothing: all of them are rendered, and the browser's own search finds them. */
const alwaysRendered = 40;
const [paddingStart, paddingEnd] = [96, 16];

/** For the frame: the browser would follow a row that it saw before, and undo a jump to one far away. */
export const noScrollAnchor = { overflowAnchor: 'none' } as const;

/** What `measure` finds on an element, in px: not at each render, which would have the browser lay out the page. */
export const useMeasured = (
  element: HTMLElement | null,
  measure: (element: HTMLElement) => number,
  watched: HTMLElement | null = element,
): number => {
  const [found, setFound] = useState(0);
  useLayoutEffect(() => {
    // jsdom has neither a layout nor a ResizeObserver.
    if (!element || !watched || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setFound(Math.round(measure(element)));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, measure, watched]);
  return found;
};

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/**
 * The rows of a long list that are near the window; the page itself scrolls. `setFrame` is the ref of the
 * element round them; `before` and `after` are the px that the rows left out take.
 */
export const useVirtualRows = (count: number, height: number) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // What stands above may grow and push the list down; the page grows with it.
  const top = useMeasured(frame, topOf, document.body);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it leaves this hook but numbers and `reveal`
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
