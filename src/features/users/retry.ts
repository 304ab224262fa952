import { HttpError } from '../../api/HttpError';

/** In seconds, after the first, second, ... failure of a call in a row. */
const growingWaits = [1, 2, 4, 8, 16];
/** A server that asks to wait longer is not waited for. */
const longestWait = 600;

/** A write is repeated only where the server did not begin it: a 5xx may have been carried out. */
type Kind = 'read' | 'write';

const mayRepeat = ({ status, kind }: HttpError, call: Kind): boolean =>
  status === 429 || (call === 'read' && (status >= 500 || kind === 'network' || kind === 'timeout'));

/** The seconds to wait before a call is repeated; null to give up. */
export const waitBefore = (error: unknown, failures: number, call: Kind = 'read'): number | null => {
  const growing = growingWaits[failures];
  if (!(error instanceof HttpError) || growing === undefined || !mayRepeat(error, call)) return null;
  const wait = error.retryAfter ?? growing;
  return wait <= longestWait ? wait : null;
};

interface RetryOptions {
  signal: AbortSignal;
  kind?: Kind;
  /** The seconds of a wait that begins, and null at its end. */
  onWait?: (seconds: number | null) => void;
  sleep?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** Repeats calls that the server was too busy for. All calls wait together, because a throttle counts each of them. */
export const createRetry = ({ signal, kind = 'read', onWait, sleep = sleepFor }: RetryOptions) => {
  let pause: Promise<unknown> = Promise.resolve();
  const retry = async <T>(call: () => Promise<T>, failures = 0): Promise<T> => {
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
  return <T>(call: () => Promise<T>): Promise<T> => retry(call);
};

const sleepFor = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
