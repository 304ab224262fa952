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
