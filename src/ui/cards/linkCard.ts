import { logicalArrowKey } from '../keyboard';

/** The link in the heading covers the card, so that middle click and context menu work. */
export const linkCardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 5,
  minWidth: 0,
  '&:hover, &:has(:is(h2, h3) a:focus-visible)': { borderColor: 'primary.main' },
} as const;

export const stretchedLink = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

/** Columns of a list of cards. */
export const cardGridStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

export const aboveLinkStyle = { position: 'relative', zIndex: 1 } as const;

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
  const index = items.findIndex(isFrom);
  switch (logicalArrowKey(event)) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowLeft':
      return items[index - 1];
    case 'ArrowRight':
      return items[index + 1];
    case 'ArrowUp':
      return pick(row - 1) ?? above;
    case 'ArrowDown':
      return pick(row + 1);
    default:
      return null;
  }
};
