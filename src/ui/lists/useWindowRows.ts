import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Options = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0];

/** Virtual rows in a page that itself scrolls. `top` is the distance of `list` from the top of the page, in px. */
export const useWindowRows = (list: RefObject<HTMLElement | null>, options: Options) => {
  const top = useWindowTop(list);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use here
  const rows = useWindowVirtualizer<HTMLElement>({
    ...options,
    ...(isPrinting && { overscan: options.count }),
    scrollMargin: top,
    // Rows added above the window leave the others where they are, except at the top of the list.
    anchorTo: window.scrollY > top ? 'end' : 'start',
    // Else the rows are rendered only after the window was measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  return { rows, top };
};

/** Paper cannot scroll, so all rows are printed; rendered before the browser lays the sheets out. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
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
