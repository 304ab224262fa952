import { expect, it } from 'vitest';
import { withPart } from '../../src/model/wholeList';

it.each([
  ['what comes first is shown', undefined, [2, 1], [2, 1]],
  ['what is known stays behind it', { ids: [3, 2], isWhole: false }, [2, 1], [2, 1, 3]],
  ['a whole list stays until the next is whole', { ids: [3, 2], isWhole: true }, [2, 1], [3, 2]],
])('of a list that is fetched page by page, %s', (_what, known, part, shown) => {
  const listOf = (ids: number[], isWhole: boolean) => ({
    data: ids.map((id) => ({ id })),
    total: 3,
    meta: { isWhole, isPaged: true },
  });
  const after = withPart(known && listOf(known.ids, known.isWhole), listOf(part, false));
  expect(after.data.map(({ id }) => id)).toEqual(shown);
});
