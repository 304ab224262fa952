import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '../useWindowEvent';

type Options = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0];

/** Virtualizes rows that scroll with the window. `top` is the distance of `list` from the top of the page, in px. */
export const useWindowRows = (list: RefObject<HTMLElement | null>, options: Options) => {
  const top = useWindowTop(list);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const rows = useWindowVirtualizer<HTMLElement>({
    ...options,
    ...(isPrinting && { overscan: options.count }),
    scrollMargin: top,
    // Keeps visible rows in place when rows are added above them, except at the top of the list.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    // Renders rows before the window is measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  return { rows, top };
};

/** Renders all rows before printing. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPrinting;
};

/** 0 until the list has been painted. */
const useWindowTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Content above the list may grow and push it down, which also resizes the body.
    const observer = new ResizeObserver(() =>
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY)),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};

const overscanPx = 500;
/** Longer lists are virtualized; find-in-page works only in shorter ones. */
const virtualThreshold = 40;
/** The app bar covers the top of the list, the selection bar the bottom. */
const [paddingStart, paddingEnd] = [96, 144];

/** Scroll anchoring would follow a row that is still rendered and undo a jump to a distant one. */
export const noScrollAnchor = { overflowAnchor: 'none' } as const;

export interface RowsHandle {
  columns: number;
  reveal: (index: number) => void;
}

interface Rows {
  count: number;
  /** In px. */
  height: number;
}

/**
 * Virtualizes rows of equal height. `before` and `after` are the heights, in px, of the rows that are not rendered.
 */
export const useVirtualRows = ({ count, height }: Rows, containerRef: RefObject<HTMLElement | null>) => {
  const { rows, top } = useWindowRows(containerRef, {
    count,
    overscan: count <= virtualThreshold ? count : Math.ceil(overscanPx / height),
    estimateSize: () => height,
    // Includes the height, so that a change of it repositions the rows.
    getItemKey: useCallback((index: number) => `${height}-${index}`, [height]),
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    visibleIndexes: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    reveal: rows.scrollToIndex,
  };
};
