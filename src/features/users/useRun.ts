import { useEffect, useRef, useState } from 'react';

export interface Progress {
  done: number;
  total: number;
  /** Seconds that the server asked to wait, or null. */
  wait: number | null;
}

/** A long task: how far it is, and how to stop it. */
export const useRun = () => {
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0, wait: null });
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    isRunning,
    begin: (expected: number) => {
      const abort = new AbortController();
      const { signal } = abort;
      running.current = abort;
      setRunning(true);
      setProgress({ done: 0, total: expected, wait: null });
      return {
        signal,
        onProgress: (done: number, total: number) => {
          // What ends because of the stop is not done.
          if (!signal.aborted) setProgress((now) => ({ ...now, done, total }));
        },
        onWait: (wait: number | null) => setProgress((now) => ({ ...now, wait })),
      };
    },
    stop: () => {
      running.current?.abort();
      setRunning(false);
    },
  };
};
