import { expect, it } from 'vitest';
import { createQueueById } from '../../../src/features/notification/useChanges';

it('runs actions on the same id in turn, after a failure too, and others at once', async () => {
  const enqueue = createQueueById();
  const begun: string[] = [];
  let fail = (_reason: Error) => {};
  const act = (name: string, until: Promise<unknown> = Promise.resolve()) => {
    begun.push(name);
    return until.then(() => name);
  };
  const first = enqueue(1, () => act('first', new Promise((_, reject) => (fail = reject))));
  const second = enqueue(1, () => act('second'));
  const other = enqueue(2, () => act('other'));
  expect(await other).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  fail(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  expect(await second).toBe('second');
  const third = enqueue(1, () => act('third'));
  expect(begun.at(-1)).toBe('third');
  expect(await third).toBe('third');
});
