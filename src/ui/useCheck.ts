import { useSyncExternalStore } from 'react';

const intervalMs = 5000;

/** A single long timer would drift from the clock. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, intervalMs);
  return () => clearInterval(timer);
};

/** Returns the result of a check that depends on the time, and makes it again as time passes. */
export const useCheck = (check: () => boolean): boolean => useSyncExternalStore(subscribe, check, check);
