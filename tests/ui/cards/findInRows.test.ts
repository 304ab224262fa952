import { afterEach, expect, it, vi } from 'vitest';
import { findInRows } from '../../../src/ui/cards/linkCard';

/** Two sections: of one column, and of three. */
const rows = [['a'], ['b'], ['c', 'd', 'e'], ['f', 'g', 'h'], ['i', 'j']];

afterEach(() => vi.unstubAllGlobals());

it.each<[key: string, from: string, to: string | undefined, direction?: string]>([
  ['ArrowRight', 'c', 'd'],
  ['ArrowRight', 'e', 'f'],
  ['ArrowRight', 'j', undefined],
  ['ArrowLeft', 'f', 'e'],
  ['ArrowLeft', 'c', 'b'],
  ['ArrowLeft', 'a', undefined],
  ['ArrowLeft', 'c', 'd', 'rtl'],
  ['ArrowRight', 'f', 'e', 'rtl'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'd', 'g'],
  ['ArrowDown', 'h', 'j'],
  ['ArrowDown', 'i', undefined],
  ['ArrowUp', 'j', 'g'],
  ['ArrowUp', 'e', 'b'],
  ['ArrowUp', 'a', 'above'],
  ['Home', 'h', 'a'],
  ['End', 'a', 'j'],
  ['Tab', 'd', undefined],
  ['constructor', 'd', undefined],
  ['ArrowDown', 'no card', undefined],
  ['ArrowUp', 'no card', undefined],
  ['Home', 'no card', undefined],
])('moves by %s from %s to %s (%s)', (key, from, to, dir = 'ltr') => {
  vi.stubGlobal('document', { dir });
  expect(findInRows(rows, from, { key }, 'above') ?? undefined).toBe(to);
});

it('finds nothing without rows', () => {
  vi.stubGlobal('document', { dir: 'ltr' });
  expect(findInRows([], 'a', { key: 'End' })).toBeNull();
});
