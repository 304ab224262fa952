import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useRenderedRange } from './useRenderedRange';

interface Options extends Omit<Parameters<typeof useWindowVirtualizer<HTMLElement>>[0], 'useFlushSync'> {
  /** Other rows are rendered at once. */
  source: unknown;
}

/**
 * Virtual rows in a page that itself scrolls. `items` are the ones to render, `reveal` scrolls to one, and `top` is
 * the distance of `list` from the top of the page, in px.
 */
export const useWindowRows = (list: RefObject<HTMLElement | null>, { source, ...options }: Options) => {
  const top = useWindowTop(list);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const rows = useWindowVirtualizer<HTMLElement>({
    ...options,
    scrollMargin: top,
    // Else each event of scrolling renders before the browser may paint.
    useFlushSync: false,
    // Else the rows are rendered only after the window was measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const wanted = rows.getVirtualItems();
  const [{ first, last }, expectJump] = useRenderedRange(wanted, rows.range?.startIndex ?? 0, source);
  const items = wanted.filter(({ index }) => index >= first && index <= last);
  const reveal = useCallback(
    (index: number) => {
      expectJump();
      rows.scrollToIndex(index);
    },
    [rows, expectJump],
  );
  return { rows, top, items, reveal };
};

/** 0 until the list has been painted. */
const useWindowTop = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = list.current;
    // jsdom has no ResizeObserver.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // Content above the list may grow and push it down, which also resizes the body.
    const observer = new ResizeObserver(() =>
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY)),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
};
