import { expect, it } from 'vitest';
import { createOptimisticChanges } from '../../src/model/optimisticChanges';

it('removes a failed change, but none of another id and no later one', () => {
  const { show, drop, getSnapshot } = createOptimisticChanges<number, string>();
  show([1, 2, 3], 'a');
  show([3], 'b');
  drop([1, 3], 'a');
  expect([...getSnapshot()]).toEqual([
    [2, 'a'],
    [3, 'b'],
  ]);
});

it('keeps the last change of an id', () => {
  const { show, getSnapshot } = createOptimisticChanges<number, string>();
  show([1, 2], 'a');
  show([1], 'b');
  expect([...getSnapshot()]).toEqual([
    [1, 'b'],
    [2, 'a'],
  ]);
});

it('queues calls by id, also after a failure', async () => {
  const { enqueue } = createOptimisticChanges<number, string>();
  const startedCalls: string[] = [];
  let fail = (_reason: Error) => {};
  const startCall = (name: string, promise: Promise<unknown> = Promise.resolve()) => {
    startedCalls.push(name);
    return promise.then(() => name);
  };
  const first = enqueue(1, () => startCall('first', new Promise((_, reject) => (fail = reject))));
  const second = enqueue(1, () => startCall('second'));
  expect(await enqueue(2, () => startCall('other'))).toBe('other');
  expect(startedCalls).toEqual(['first', 'other']);
  fail(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  expect(await second).toBe('second');
  const third = enqueue(1, () => startCall('third'));
  expect(startedCalls.at(-1)).toBe('third');
  expect(await third).toBe('third');
});
