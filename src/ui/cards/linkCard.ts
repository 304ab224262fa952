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
