import { describe, expect, it } from 'vitest';
import { newRowsAfter, nextRange } from '../../../src/ui/lists/useRenderedRange';

const range = (first: number, last: number) => ({ first, last });

describe('rows to render next', () => {
  it.each([
    ['nothing changes', range(0, 9), range(0, 9), 2, range(0, 9)],
    ['scrolling down adds some below', range(0, 9), range(4, 13), 2, range(4, 11)],
    ['the last ones are added', range(4, 12), range(4, 13), 2, range(4, 13)],
    ['scrolling up adds some above', range(10, 19), range(5, 14), 2, range(8, 14)],
    ['a taller window adds below first', range(10, 12), range(8, 20), 2, range(10, 14)],
    ['what is left of them is added above', range(10, 19), range(5, 20), 3, range(8, 20)],
    ['a jump begins at the first visible one', range(0, 9), range(100, 109), 2, range(103, 104)],
    ['a jump ends with the list', range(0, 9), range(100, 103), 4, range(103, 103)],
    ['no rows', range(0, -1), range(0, -1), 2, range(0, -1)],
  ])('%s', (_case, rendered, wanted, newRows, next) => {
    const firstVisible = wanted.last < 0 ? 0 : wanted.first + 3;
    expect(nextRange(rendered, wanted, firstVisible, newRows)).toEqual(next);
  });

  it.each([
    ['doubles after a short turn', 2, 16, 4],
    ['stays after a full one', 2, 33, 2],
    ['halves after a long one', 5, 60, 2],
    ['is at least one', 1, 500, 1],
  ])('their number %s', (_case, newRows, ms, next) => {
    expect(newRowsAfter(newRows, ms)).toBe(next);
  });
});
