import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

const longestMs = 10;

/** Returns a function that yields to other requests when the last time is long ago. */
export const createPause = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < longestMs) return;
    await yieldToEventLoop();
    since = performance.now();
  };
};
