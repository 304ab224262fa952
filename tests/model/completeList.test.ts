import { expect, it } from 'vitest';
import { mergePage } from '../../src/model/completeList';

it.each([
  ['shows the first page', undefined, [2, 1], [2, 1]],
  ['keeps known items after it', { ids: [3, 2], isComplete: false }, [2, 1], [2, 1, 3]],
  ['keeps a complete list until the next is complete', { ids: [3, 2], isComplete: true }, [2, 1], [3, 2]],
])('%s', (_what, known, part, shown) => {
  const buildList = (ids: number[], isComplete: boolean) => ({
    data: ids.map((id) => ({ id })),
    total: 3,
    meta: { isComplete, isPaged: true },
  });
  const after = mergePage(known && buildList(known.ids, known.isComplete), buildList(part, false));
  expect(after.data.map(({ id }) => id)).toEqual(shown);
});
