import { useEffect, useRef, type RefObject } from 'react';
import { useWindowRows } from '../../../ui/lists/useWindowRows';

const overscanPx = 500;
/** Up to this count all rows are rendered, so that the browser's find-in-page works. */
const alwaysRendered = 40;
/** The app bar covers the top of the list, the selection bar the bottom. */
const [paddingStart, paddingEnd] = [96, 144];

/** Scroll anchoring would follow a row that is still rendered and undo a jump to a distant one. */
export const noScrollAnchor = { overflowAnchor: 'none' } as const;

interface Rows {
  count: number;
  /** In px. */
  height: number;
}

/**
 * Virtual rows in a page that itself scrolls. `frame` is their container; `before` and `after` are the heights,
 * in px, of the rows that are not rendered.
 */
export const useVirtualRows = ({ count, height }: Rows, frame: RefObject<HTMLElement | null>) => {
  const { rows, top } = useWindowRows(frame, {
    count,
    overscan: count <= alwaysRendered ? count : Math.ceil(overscanPx / height),
    estimateSize: () => height,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
  const measured = useRef(height);
  useEffect(() => {
    if (measured.current === height) return;
    measured.current = height;
    rows.measure();
  }, [rows, height]);

  const items = rows.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    shown: items.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    reveal: rows.scrollToIndex,
  };
};
