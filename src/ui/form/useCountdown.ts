import { useCallback, useEffect, useState } from 'react';

const secondMs = 1000;

/** A single timestamp, because a millisecond between two would count as a second. */
const createCountdown = (seconds: number) => {
  const now = Date.now();
  return { now, end: now + seconds * secondMs };
};

/** Counts by the clock, because browsers throttle timers in background tabs; null stops it. */
export const useCountdown = (initialSeconds = 0): [left: number, start: (seconds: number | null) => void] => {
  const [{ now, end }, setTimes] = useState(() => createCountdown(initialSeconds));
  const secondsLeft = Math.max(0, Math.ceil((end - now) / secondMs));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setTimes((times) => ({ ...times, now: Date.now() }));
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((seconds: number | null) => setTimes(createCountdown(seconds ?? 0)), []);
  return [secondsLeft, start];
};

/** Seconds left of a failure's wait; counts again after each failure. */
export const useWait = (wait: number | null): number => {
  const [secondsLeft, start] = useCountdown(wait ?? 0);
  const [startedWait, setStartedWait] = useState(wait);
  if (startedWait !== wait) {
    setStartedWait(wait);
    start(wait);
  }
  return secondsLeft;
};
