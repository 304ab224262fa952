import { expect, it } from 'vitest';
import { getNextPosition } from '../../../../src/features/media-library-folder/browse/useItemKeys';

/** Two folders in one column, then seven cards in three. */
const sections = [
  { length: 2, columns: 1 },
  { length: 7, columns: 3 },
];

const position = (section: number, index: number) => ({ section, index });

it.each([
  ['ArrowDown', null, position(0, 0)],
  ['ArrowDown', position(0, 0), position(0, 1)],
  ['ArrowDown', position(0, 1), position(1, 0)],
  ['ArrowUp', position(0, 0), null],
  ['ArrowRight', position(0, 0), null],
  ['ArrowRight', position(1, 0), position(1, 1)],
  ['ArrowLeft', position(1, 0), position(0, 1)],
  ['ArrowDown', position(1, 1), position(1, 4)],
  ['ArrowDown', position(1, 6), null],
  ['ArrowUp', position(1, 1), position(0, 1)],
  ['End', position(0, 0), position(1, 6)],
  ['Home', position(1, 6), position(0, 0)],
] as const)('moves by %s from %j to %j', (key, start, end) => {
  expect(getNextPosition(sections, start, key)).toEqual(end);
});

it('skips an empty section', () => {
  expect(getNextPosition([{ length: 0, columns: 1 }, ...sections], null, 'ArrowDown')).toEqual(
    position(1, 0),
  );
});

/** Eight cards in three columns: 0 1 2 / 3 4 5 / 6 7; then two in one column. */
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
  const end = to === null ? null : position(0, to);
  expect(getNextPosition([{ length: count, columns }], position(0, from), key)).toEqual(end);
});
