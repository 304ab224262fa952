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
