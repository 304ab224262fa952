import { expect, it, vi } from 'vitest';
import { inParallel, mapInParallel } from '../../src/model/inParallel';

it('parallel work keeps to the limit at any time, and gets all done', async () => {
  let now = 0;
  let most = 0;
  const outcome = await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  });
  expect(most).toBe(3);
  expect(new Set(outcome.done)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

it('parallel work goes on after a failure and tells which failed and why', async () => {
  const settled: number[] = [];
  const outcome = await inParallel(
    ['a', 'b', 'c'],
    2,
    (item) => (item === 'b' ? Promise.reject(new Error('no')) : Promise.resolve()),
    (count) => settled.push(count),
  );
  expect(outcome.done.toSorted()).toEqual(['a', 'c']);
  expect(outcome.failed).toEqual([{ item: 'b', error: new Error('no') }]);
  expect(settled).toEqual([1, 2, 3]);
});

it('parallel work is done at once with nothing', async () => {
  expect(await inParallel([], 4, () => Promise.reject(new Error('never')))).toEqual({ done: [], failed: [] });
});

it('parallel results stand in the order of their items, however they arrive', async () => {
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  vi.useFakeTimers();
  const results = mapInParallel([3, 1, 2], 2, async (item) => {
    await later(item);
    return item * 10;
  });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await results).toEqual([30, 10, 20]);
});

it('parallel results reject with the first failure, once all are through', async () => {
  const done: number[] = [];
  const results = mapInParallel([1, 2, 3], 1, (item) => {
    done.push(item);
    return item < 3 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve();
  });
  await expect(results).rejects.toThrow('no 1');
  expect(done).toEqual([1, 2, 3]);
});
