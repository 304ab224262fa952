import { useEffect, useRef } from 'react';

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * While `when` holds, scrolls an element to the top of the window, and again as its content arrives: before
 * that the page may be too short to scroll. Whoever moves in the page meanwhile is left where they are.
 */
export const useScrollIntoView = (when: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!when || !element) return undefined;
    const scroll = () => element.scrollIntoView?.({ block: 'start' });
    scroll();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(scroll);
    sizes.observe(element);
    const moved = new AbortController();
    const end = () => {
      sizes.disconnect();
      moved.abort();
    };
    for (const act of acts) addEventListener(act, end, { signal: moved.signal, passive: true });
    return end;
  }, [when]);
  return ref;
};
