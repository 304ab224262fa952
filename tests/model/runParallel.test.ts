import { expect, it, vi } from 'vitest';
import { runParallel, mapParallel } from '../../src/model/runParallel';

it('processes all items within the limit', async () => {
  let running = 0;
  let maximum = 0;
  const outcome = await runParallel([1, 2, 3, 4, 5, 6, 7], 3, async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(maximum).toBe(3);
  expect(new Set(outcome.done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

it('continues after a failure and reports failed items', async () => {
  const settled: number[] = [];
  const outcome = await runParallel(
    ['a', 'b', 'c'],
    2,
    (item) => (item === 'b' ? Promise.reject(new Error('no')) : Promise.resolve()),
    { onSettled: (count) => settled.push(count) },
  );
  expect(outcome.done.toSorted()).toEqual(['a', 'c']);
  expect(outcome.failed).toEqual([{ item: 'b', error: new Error('no') }]);
  expect(settled).toEqual([1, 2, 3]);
});

it('finishes started items after a stop and skips others', async () => {
  const stop = new AbortController();
  const work = async (item: number) => {
    await Promise.resolve();
    if (item === 1) stop.abort();
  };
  const outcome = await runParallel([1, 2, 3], 2, work, { signal: stop.signal });
  expect(outcome).toEqual({ done: [1, 2], failed: [], notStarted: [3] });
});

it('returns mapped results in item order', async () => {
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  vi.useFakeTimers();
  const results = mapParallel([3, 1, 2], 2, async (item) => {
    await later(item);
    return item * 10;
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await results).toEqual([30, 10, 20]);
});

it('rejects with the first error after processing all items', async () => {
  const done: number[] = [];
  const results = mapParallel([1, 2, 3], 1, (item) => {
    done.push(item);
    return item < 3 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve();
  });
  await expect(results).rejects.toThrow('no 1');
  expect(done).toEqual([1, 2, 3]);
});
