import { useSyncExternalStore } from 'react';

const intervalMs = 1000;

/** A single long timer would drift from the clock. */
export const subscribeToClock = (onChange: () => void) => {
  const timer = setInterval(onChange, intervalMs);
  return () => clearInterval(timer);
};

const subscribeNothing = () => () => {};

/** Returns the result of a check that depends on the time, and makes it again as time passes; null is false. */
export const useCheck = (check: (() => boolean) | null): boolean => {
  const getResult = () => check !== null && check();
  return useSyncExternalStore(check ? subscribeToClock : subscribeNothing, getResult, getResult);
};
