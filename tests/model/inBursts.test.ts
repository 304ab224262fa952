import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBursts } from '../../src/model/inBursts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes the first item on at once, those close behind it together, and loses none', () => {
  const taken: number[][] = [];
  const { add } = inBursts<number>((items) => taken.push(items), 400);
  add(1);
  expect(taken).toEqual([[1]]);
  for (const item of [2, 3, 4]) add(item);
  expect(taken).toHaveLength(1);
  vi.runAllTimers();
  expect(taken.slice(1)).toEqual([[2, 3, 4]]);
  add(5);
  expect(taken.at(-1)).toEqual([5]);
});
