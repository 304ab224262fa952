import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { useMeasured } from './useMeasured';

/** How far above and below the window rows are rendered, in px. */
const beyond = 500;
/** So many rows cost nothing: all of them are rendered, and the browser's own search finds them. */
const alwaysDrawn = 40;
/** The bar at the top covers what scrolls under it, in px. */
const barHeight = 96;
/** What is left free below a row that is scrolled to, in px. */
const belowHeight = 16;

/** For the frame: the browser would follow a row that it saw before, and undo a jump to one far away. */
export const keptPlace = { overflowAnchor: 'none' } as const;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/**
 * The rows of a long list that are near the window; the page itself scrolls. `setFrame` is the ref of the
 * element whose top is the first row's; `before` and `after` are the px that the rows left out take.
 */
export const useVirtualRows = (count: number, height: number) => {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // What stands above may grow and push the list down; the page grows with it.
  const top = useMeasured(frame, topOf, document.body);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on but numbers and `reveal`
  const rows = useWindowVirtualizer({
    count,
    overscan: count <= alwaysDrawn ? count : Math.ceil(beyond / height),
    estimateSize: () => height,
    scrollMargin: top,
  });
  useEffect(() => rows.measure(), [rows, height]);
  const reveal = useCallback(
    (index: number) => {
      const start = top + index * height;
      if (start < window.scrollY + barHeight) window.scrollTo({ top: start - barHeight });
      else if (start + height > window.scrollY + window.innerHeight - belowHeight)
        window.scrollTo({ top: start + height + belowHeight - window.innerHeight });
    },
    [top, height],
  );

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
