import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatcher } from '../../src/model/createBatcher';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('flushes the first item immediately and batches the others', () => {
  const batches: number[][] = [];
  const { add } = createBatcher<number>((items) => batches.push(items), 400);
  add(1);
  expect(batches).toEqual([[1]]);
  for (const item of [2, 3, 4]) add(item);
  expect(batches).toHaveLength(1);
  vi.runAllTimers();
  expect(batches.slice(1)).toEqual([[2, 3, 4]]);
  add(5);
  expect(batches.at(-1)).toEqual([5]);
});

it('flushes nothing after a stop', () => {
  const batches: number[][] = [];
  const { add, stop } = createBatcher<number>((items) => batches.push(items), 400);
  add(1);
  add(2);
  stop();
  vi.runAllTimers();
  expect(batches).toEqual([[1]]);
});
