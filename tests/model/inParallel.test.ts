import { expect, it } from 'vitest';
import { inParallel } from '../../src/model/inParallel';

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
