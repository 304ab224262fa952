import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadStore } from '../../../../src/features/media-library-folder/upload/uploadStore';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const files = (...names: string[]) => names.map((name) => ({ file: new File([], name), path: [] }));

it('keeps files in the order in which they were added, and groups those added together', () => {
  const store = createUploadStore();
  store.add(files('a', 'b'), 7);
  store.add(files('c'), null);
  expect(store.all().map(({ name, root, state }) => [name, root, state])).toEqual([
    ['a', 7, 'waiting'],
    ['b', 7, 'waiting'],
    ['c', null, 'waiting'],
  ]);
  const [first, , third] = store.all();
  expect(first && store.batchOf(first).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(third && store.batchOf(third).map(({ name }) => name)).toEqual(['c']);
  expect(first && store.get(first.id)).toBe(first);
});

it('returns copies, and notifies once of several changes', () => {
  const store = createUploadStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.add(files('a'), 7);
  expect(listener).toHaveBeenCalledTimes(1);
  const [item] = store.all();
  if (item) item.progress = 0.5;
  store.changed();
  store.changed();
  expect(store.snapshot()[0]?.progress).toBe(0);
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.snapshot()[0]?.progress).toBe(0.5);
  stop();
  store.changed();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['done', 0],
  ['failed', 0],
  ['skipped', 0],
  ['cancelled', 0],
  ['waiting', 1],
  ['running', 1],
  ['asking', 1],
] as const)('clears finished uploads: of one that is %s, %i is left', (state, left) => {
  const store = createUploadStore();
  store.add(files('a'), 7);
  const [item] = store.all();
  if (item) item.state = state;
  store.clear();
  expect(store.snapshot()).toHaveLength(left);
});
