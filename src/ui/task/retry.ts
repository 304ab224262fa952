/** Makes a call, and repeats it after the wait that a busy server asks for. Rejects after a stop. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/** A write is repeated only where the server did not begin it. */
export type TaskKind = 'read' | 'write';

/** The seconds to wait after so many failures of a call in a row; null to give up. */
export type WaitBefore = (error: unknown, failures: number, kind: TaskKind) => number | null;

interface RetryOptions {
  signal: AbortSignal;
  waitBefore: WaitBefore;
  kind?: TaskKind;
  /** The seconds of a wait that begins, and null at its end. */
  onWait?: (seconds: number | null) => void;
  sleep?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** All calls wait together, because a throttle counts each of them. */
export const createRetry = (options: RetryOptions): Attempt => {
  const { signal, waitBefore, kind = 'read', onWait, sleep = sleepFor } = options;
  let pause: Promise<unknown> = Promise.resolve();
  const retry = async <T>(call: () => Promise<T>, failures: number): Promise<T> => {
    await pause;
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const seconds = signal.aborted ? null : waitBefore(error, failures, kind);
      if (seconds === null) throw error;
      onWait?.(seconds);
      const longest = Promise.all([pause, sleep(seconds, signal)]);
      pause = longest;
      await longest;
      if (pause === longest) onWait?.(null);
      return retry(call, failures + 1);
    }
  };
  return (call) => retry(call, 0);
};

const sleepFor = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
