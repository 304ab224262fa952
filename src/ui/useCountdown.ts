import { useCallback, useEffect, useState } from 'react';

const secondMs = 1000;

/**
 * Whole seconds that are left, down to 0, and the way to start anew; null or 0 stops. Counted against
 * the clock, so that a tab that slept is right when it wakes.
 */
export const useCountdown = (initialSeconds = 0): [left: number, start: (seconds: number | null) => void] => {
  const [now, setNow] = useState(Date.now);
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * secondMs);
  const left = Math.max(0, Math.ceil((end - now) / secondMs));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((seconds: number | null) => {
    setNow(Date.now());
    setEnd(Date.now() + (seconds ?? 0) * secondMs);
  }, []);
  return [left, start];
};
