import { useSyncExternalStore } from 'react';
import { dayOf } from './days';

const lookMs = 30_000;

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, lookMs);
  return () => clearInterval(timer);
};

/** Today, `YYYY-MM-DD` in the user's own time zone; a page that is open at midnight sees it change. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dayOf(Date.now()));
