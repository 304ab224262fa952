import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms` (never for null), not counting the time spent paused. */
export const useTimer = (ms: number | null, isPaused: boolean, onEnd: () => void) => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current === null || isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - startedAt));
    };
  }, [isPaused]);
};
