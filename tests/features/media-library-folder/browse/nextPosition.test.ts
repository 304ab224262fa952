import { expect, it } from 'vitest';
import { nextPosition } from '../../../../src/features/media-library-folder/browse/useItemKeys';

/** Two folders in one column, then seven cards in three. */
const sections = [
  { length: 2, columns: 1 },
  { length: 7, columns: 3 },
];

const at = (section: number, index: number) => ({ section, index });

it.each([
  ['ArrowDown', null, at(0, 0)],
  ['ArrowDown', at(0, 0), at(0, 1)],
  ['ArrowDown', at(0, 1), at(1, 0)],
  ['ArrowUp', at(0, 0), null],
  ['ArrowRight', at(0, 0), null],
  ['ArrowRight', at(1, 0), at(1, 1)],
  ['ArrowRight', at(1, 6), null],
  ['ArrowLeft', at(1, 0), at(0, 1)],
  ['ArrowDown', at(1, 1), at(1, 4)],
  ['ArrowDown', at(1, 5), at(1, 6)],
  ['ArrowDown', at(1, 6), null],
  ['ArrowUp', at(1, 4), at(1, 1)],
  ['ArrowUp', at(1, 1), at(0, 1)],
  ['End', at(0, 0), at(1, 6)],
  ['Home', at(1, 6), at(0, 0)],
] as const)('%s from %j moves to %j', (key, from, to) => {
  expect(nextPosition(sections, from, key)).toEqual(to);
});

it('skips an empty section', () => {
  expect(nextPosition([{ length: 0, columns: 1 }, ...sections], null, 'ArrowDown')).toEqual(at(1, 0));
});
