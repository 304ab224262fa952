import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import { useWindowTop, windowRect } from '../../../ui/layout/useMeasured';

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
  const top = useWindowTop(frame);
  // oxlint-disable-next-line react/incompatible-library -- only numbers and `reveal` leave this hook
  const rows = useWindowVirtualizer({
    count,
    overscan: count <= alwaysRendered ? count : Math.ceil(overscanPx / height),
    estimateSize: () => height,
    scrollMargin: top,
    initialRect: windowRect(),
    scrollPaddingStart: paddingStart,
    scrollPaddingEnd: paddingEnd,
  });
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
