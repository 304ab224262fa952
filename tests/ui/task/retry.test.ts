import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../src/api/HttpError';
import { waitBefore } from '../../../src/api/errors';
import { createRetry } from '../../../src/ui/task/retry';

const throttled = (seconds: number | null) => new HttpError(429, null, 'http', seconds);

it.each([
  ['as long as the server says', throttled(7), 0, 7],
  ['as long as a 503 says', new HttpError(503, null, 'http', 30), 0, 30],
  ['longer after each failure', throttled(null), 0, 1],
  ['longer after each failure', new HttpError(500), 1, 2],
  ['longer after each failure', new HttpError(0, null, 'network'), 4, 16],
  ['no more after the sixth failure', throttled(7), 5, null],
  ['not for an hour', throttled(3600), 0, null],
  ['not after a refusal', new HttpError(403), 0, null],
  ['not after an unreadable response', new HttpError(0, null, 'format'), 0, null],
  ['not after a fault of the portal', new Error('undefined'), 0, null],
])('reading waits %s: %s after %i failures for %s s', (_what, error, failures, seconds) => {
  expect(waitBefore(error, failures, 'read')).toBe(seconds);
});

it.each([
  [throttled(7), 7],
  [new HttpError(500), null],
  [new HttpError(0, null, 'timeout'), null],
])('a write is repeated only where the server refused to begin it: after %s', (error, seconds) => {
  expect(waitBefore(error, 0, 'write')).toBe(seconds);
});

describe('a call', () => {
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
    const retry = createRetry({ signal: abort.signal, waitBefore, onWait, sleep });
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

  it('is repeated after the wait, and others wait with it', async () => {
    const { retry, waits, slept, wake } = start();
    const [one, two] = [failing(throttled(7)), failing()];
    const first = retry(one);
    await settle();
    const second = retry(two);
    await settle();
    expect([one.count, two.count]).toEqual([1, 0]);
    expect(slept).toEqual([7]);
    wake();
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect([one.count, two.count]).toEqual([2, 1]);
    expect(waits).toEqual([7, null]);
  });

  it('is not repeated after Cancel', async () => {
    const { retry, abort, wake } = start();
    const call = failing(throttled(7));
    const cancelled = retry(call);
    await settle();
    abort.abort();
    wake();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(call.count).toBe(1);
  });
});
