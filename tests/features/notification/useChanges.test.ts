import { expect, it } from 'vitest';
import { createInTurn } from '../../../src/features/notification/useChanges';

it('makes what is done to the same id wait, after a failure too, and nothing else', async () => {
  const inTurn = createInTurn();
  const begun: string[] = [];
  let fail = (_reason: Error) => {};
  const act = (name: string, until: Promise<unknown> = Promise.resolve()) => {
    begun.push(name);
    return until.then(() => name);
  };
  const first = inTurn(1, () => act('first', new Promise((_, reject) => (fail = reject))));
  const second = inTurn(1, () => act('second'));
  const other = inTurn(2, () => act('other'));
  expect(await other).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  fail(new Error('No.'));
  await expect(first).rejects.toThrow('No.');
  expect(await second).toBe('second');
  const third = inTurn(1, () => act('third'));
  expect(begun.at(-1)).toBe('third');
  expect(await third).toBe('third');
});
