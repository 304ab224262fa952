import { useEffect, useState } from 'react';
import type { Notification } from '../../model/notification/notification';

/** Pixels from the top of the page below which a new row would push what is being read. */
const scrolledPx = 160;

/**
 * Holds new arrivals back while the user has scrolled down, so that nothing moves under their eyes.
 * Returns the list without them, and how many wait; they show at the top of the page, or when `show` is
 * called. New is what was not among `known`, all that the server has told of, when the scrolling began:
 * what another filter or an Undo brings is shown at once.
 */
export const useNewRows = (
  list: readonly Notification[],
  known: readonly Notification[],
  isHolding: boolean,
) => {
  const [seen, setSeen] = useState<ReadonlySet<number> | null>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > scrolledPx);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  const holds = isScrolled && isHolding;
  if (holds && !seen) setSeen(new Set(known.map(({ id }) => id)));
  if (!holds && seen) setSeen(null);
  const shown = holds && seen ? list.filter(({ id }) => seen.has(id)) : list;
  return {
    shown,
    waiting: list.length - shown.length,
    show: () => {
      setSeen(null);
      window.scrollTo({ top: 0 });
    },
  };
};
