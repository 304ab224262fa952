import { useEffect, useEffectEvent } from 'react';

/** Runs `callback` after `ms`, or never if null; a change of `ms` or `restart` restarts the timer. */
export const useTimeout = (callback: () => void, ms: number | null, restart?: unknown): void => {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `restart` is there to start it again
  }, [ms, restart]);
};

const maxTimerMs = 2 ** 31 - 1;

/** Runs `callback` at the first of `times` (ms since 1970) after `now`. */
export const useTimeoutAt = (
  callback: () => void,
  times: readonly (number | null | undefined)[],
  now: number,
): void => {
  const next = times.filter((time) => typeof time === 'number' && time > now) as number[];
  useTimeout(callback, next.length > 0 ? Math.min(...next, now + maxTimerMs) - now : null, now);
};
