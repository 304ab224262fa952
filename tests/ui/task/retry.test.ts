import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { getRetryWait } from '../../../src/api/errors';
import { createRetry } from '../../../src/ui/task/retry';

describe('retry', () => {
  const start = () => {
    const abort = new AbortController();
    const waits: (number | null)[] = [];
    const slept: number[] = [];
    let wake: () => void = () => {};
    const sleep = (seconds: number) =>
      new Promise<void>((resolve) => {
        slept.push(seconds);
        wake = resolve;
      });
    const onWait = (seconds: number | null) => waits.push(seconds);
    const retry = createRetry({ signal: abort.signal, getRetryWait, onWait, sleep });
    return { retry, abort, waits, slept, wake: () => wake() };
  };
  /** Rejects with each error in turn, then resolves. */
  const failing = (...errors: Error[]) => {
    const call = Object.assign(
      async () => {
        call.count += 1;
        const error = errors.shift();
        if (error) throw error;
        return 'done';
      },
      { count: 0 },
    );
    return call;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('repeats a call after the wait and delays others', async () => {
    const { retry, waits, slept, wake } = start();
    const [throttledCall, failingCall] = [failing(new HttpError(429, null, 'http', 7)), failing()];
    const first = retry(throttledCall);
    await settle();
    const second = retry(failingCall);
    await settle();
    expect([throttledCall.count, failingCall.count]).toEqual([1, 0]);
    expect(slept).toEqual([7]);
    wake();
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect([throttledCall.count, failingCall.count]).toEqual([2, 1]);
    expect(waits).toEqual([7, null]);
  });

  it('does not repeat a call after Cancel', async () => {
    const { retry, abort, wake } = start();
    const call = failing(new HttpError(429, null, 'http', 7));
    const cancelled = retry(call);
    await settle();
    abort.abort();
    wake();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(call.count).toBe(1);
  });
});
