import { useEffect, useRef, useState } from 'react';
import { createRetry, type Attempt, type TaskKind, type GetRetryWait } from './retry';

export interface Progress {
  kind: TaskKind;
  done: number;
  total: number;
  /** Seconds to wait for a busy server, or null. */
  wait: number | null;
}

export interface TaskRun {
  signal: AbortSignal;
  attempt: Attempt;
  onProgress: (done: number, total?: number) => void;
}

/**
 * Runs a long task with progress, waits for a busy server, and a stop. A stopped read has no result; a stopped write
 * resolves with its partial result. Leaving the page stops a read, but not a write.
 */
export const useTask = (getRetryWait: GetRetryWait) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const currentTask = useRef<{ abort: AbortController; kind: TaskKind }>(null);
  useEffect(
    () => () => {
      if (currentTask.current?.kind === 'read') currentTask.current.abort.abort();
    },
    [],
  );
  return {
    /** Null while nothing runs. */
    progress,
    run: async <Result>(
      kind: TaskKind,
      total: number,
      work: (run: TaskRun) => Promise<Result>,
    ): Promise<Result | null> => {
      const abort = new AbortController();
      const { signal } = abort;
      currentTask.current = { abort, kind };
      const update = (change: Partial<Progress>) => {
        // Ignores progress after a stop.
        if (!signal.aborted) setProgress((now) => now && { ...now, ...change });
      };
      setProgress({ kind, done: 0, total, wait: null });
      try {
        const result = await work({
          signal,
          attempt: createRetry({ signal, getRetryWait, kind, onWait: (wait) => update({ wait }) }),
          onProgress: (done, expectedTotal) =>
            update({ done, ...(expectedTotal !== undefined && { total: expectedTotal }) }),
        });
        return signal.aborted && kind === 'read' ? null : result;
      } catch (error) {
        if (signal.aborted && kind === 'read') return null;
        throw error;
      } finally {
        if (currentTask.current?.abort === abort) setProgress(null);
      }
    },
    stop: () => {
      const task = currentTask.current;
      task?.abort.abort();
      if (task?.kind === 'read') setProgress(null);
    },
  };
};
