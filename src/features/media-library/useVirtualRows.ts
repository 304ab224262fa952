import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn above and below the window. */
const overscan = 10;
/** The bar at the top covers what scrolls under it, in px. */
const barHeight = 96;

/**
 * The rows of a long list that are near the window; the page itself scrolls. `frame` goes to the element
 * whose top is the first row's; `before` and `after` are the px that the rows left out take.
 */
export const useVirtualRows = (count: number, height: number) => {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // What stands above may have grown since; a layout that did not move sets nothing.
  useLayoutEffect(() => {
    const now = Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    setTop((before) => (Math.abs(before - now) > 1 ? now : before));
  });
  const rows = useWindowVirtualizer({
    count,
    overscan,
    estimateSize: () => height,
    scrollMargin: top,
    scrollPaddingStart: barHeight,
  });
  useEffect(() => rows.measure(), [rows, height]);

  const shown = rows.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  return {
    frame,
    shown: shown.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    reveal: (index: number) => rows.scrollToIndex(index, { align: 'auto' }),
  };
};
