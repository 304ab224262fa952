import { useCallback, useEffect, type RefObject } from 'react';
import { useWindowRows } from '../../../ui/layout/useWindowRows';

const overscanPx = 500;
/** Up to this count all rows are rendered, so that the browser's find-in-page works. */
const alwaysRendered = 40;
const [paddingStart, paddingEnd] = [96, 16];

/** Scroll anchoring would follow a row that is still rendered and undo a jump to a distant one. */
export const noScrollAnchor = { overflowAnchor: 'none' } as const;

/**
 * Virtual rows in a page that itself scrolls. `frame` is their container; `before` and `after` are the heights,
 * in px, of the rows that are not rendered.
 */
export const useVirtualRows = (count: number, height: number, frame: RefObject<HTMLElement | null>) => {
  const { rows, top } = useWindowRows(frame, {
    count,
    overscan: count <= alwaysRendered ? count : Math.ceil(overscanPx / height),
    estimateSize: () => height,
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `measure` reads the height through estimateSize
  useEffect(() => rows.measure(), [rows, height]);
  const reveal = useCallback((index: number) => rows.scrollToIndex(index), [rows]);

  const shown = rows.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  return {
    shown: shown.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? rows.getTotalSize() - (last.end - top) : 0,
    reveal,
  };
};
