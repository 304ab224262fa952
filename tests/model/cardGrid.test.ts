import { expect, it } from 'vitest';
import { nextCard } from '../../src/model/cardGrid';

/* Eight cards in three columns: 0 1 2 / 3 4 5 / 6 7; then two in one column. */
it.each<[key: string, from: number, to: number | null, columns?: number, count?: number]>([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, null],
  ['ArrowDown', 7, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Tab', 4, null],
  ['a', 4, null],
  ['constructor', 4, null],
  ['ArrowDown', 0, 1, 1, 2],
  ['ArrowUp', 1, 0, 1, 2],
])('moves by %s from card %i to %s', (key, from, to, columns = 3, count = 8) => {
  expect(nextCard(key, from, columns, count)).toBe(to);
});
