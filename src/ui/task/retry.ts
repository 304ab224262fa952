/** Makes a call and retries it after the wait that a busy server requests. Rejects when stopped. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/** A write is retried only if the server did not start it. */
export type TaskKind = 'read' | 'write';

/** Returns the seconds to wait after consecutive failures of a call, or null to give up. */
export type GetRetryWait = (error: unknown, failures: number, kind: TaskKind) => number | null;

interface RetryOptions {
  signal: AbortSignal;
  getRetryWait: GetRetryWait;
  kind?: TaskKind;
  /** Called with the seconds when a wait starts, and with null when it ends. */
  onWait?: (seconds: number | null) => void;
  sleep?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** Shared by all calls, because the server's throttle counts each of them. */
export const createRetry = (options: RetryOptions): Attempt => {
  const { signal, getRetryWait, kind = 'read', onWait, sleep = defaultSleep } = options;
  let pause: Promise<unknown> = Promise.resolve();
  const retry = async <T>(call: () => Promise<T>, failures: number): Promise<T> => {
    await pause;
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const seconds = signal.aborted ? null : getRetryWait(error, failures, kind);
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

const defaultSleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
