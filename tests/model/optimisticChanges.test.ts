import { expect, it } from 'vitest';
import { createOptimisticChanges, withChange, withoutChange } from '../../src/model/optimisticChanges';

it.each<[what: string, before: [number, string][], ids: number[], change: string, after: [number, string][]]>(
  [
    ['a change that failed goes', [[1, 'a']], [1], 'a', []],
    [
      'those of other ids stay',
      [
        [1, 'a'],
        [2, 'a'],
      ],
      [1],
      'a',
      [[2, 'a']],
    ],
    ['a later change of the same id stays', [[1, 'b']], [1], 'a', [[1, 'b']]],
  ],
)('%s', (_what, before, ids, change, after) => {
  expect([...withoutChange(new Map(before), ids, change)]).toEqual(after);
});

it('the last change of an id counts', () => {
  expect([...withChange(withChange(new Map(), [1, 2], 'a'), [1], 'b')]).toEqual([
    [1, 'b'],
    [2, 'a'],
  ]);
});

it('sends calls for the same id in turn, after a failure too, and others at once', async () => {
  const { enqueue } = createOptimisticChanges<number, string>();
  const begun: string[] = [];
  let fail = (_reason: Error) => {};
  const act = (name: string, until: Promise<unknown> = Promise.resolve()) => {
    begun.push(name);
    return until.then(() => name);
  };
  const first = enqueue(1, () => act('first', new Promise((_, reject) => (fail = reject))));
  const second = enqueue(1, () => act('second'));
  expect(await enqueue(2, () => act('other'))).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  fail(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  expect(await second).toBe('second');
  const third = enqueue(1, () => act('third'));
  expect(begun.at(-1)).toBe('third');
  expect(await third).toBe('third');
});
