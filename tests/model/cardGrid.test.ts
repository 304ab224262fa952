import { expect, it } from 'vitest';
import { nextCard } from '../../src/model/cardGrid';

/* Eight cards in three columns: 0 1 2 / 3 4 5 / 6 7. */
it.each<[string, number, number | null]>([
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
])('moves by %s from card %i to %s', (key, from, to) => {
  expect(nextCard(key, from, 3, 8)).toBe(to);
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 1, 0],
])('moves by one with %s in a single column', (key, from, to) => {
  expect(nextCard(key, from, 1, 2)).toBe(to);
});
