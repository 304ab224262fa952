import { logicalArrowKey } from '../keyboard';

/**
 * Returns where an arrow key, Home or End leads from an item. ArrowLeft and ArrowRight wrap across rows; ArrowUp and
 * ArrowDown keep the column, or take the last item of a shorter row. `above` precedes the first row.
 */
export const findInRows = <Item>(
  rows: readonly (readonly Item[])[],
  from: unknown,
  event: { key: string },
  above?: Item | null,
): Item | null | undefined => {
  const isFrom = (item: Item) => item === from;
  const row = rows.findIndex((each) => each.some(isFrom));
  if (row === -1) return null;
  const column = rows[row]?.findIndex(isFrom) ?? 0;
  const pick = (number: number) => rows[number]?.[column] ?? rows[number]?.at(-1);
  const items = rows.flat();
  switch (logicalArrowKey(event)) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowLeft':
      return items[items.findIndex(isFrom) - 1];
    case 'ArrowRight':
      return items[items.findIndex(isFrom) + 1];
    case 'ArrowUp':
      return pick(row - 1) ?? above;
    case 'ArrowDown':
      return pick(row + 1);
    default:
      return null;
  }
};
