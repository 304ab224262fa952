/** The link in the heading covers the card, so that middle click and context menu work. */
export const linkCard = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  p: 5,
  minWidth: 0,
  '&:hover, &:has(:is(h2, h3) a:focus-visible)': { borderColor: 'primary.main' },
} as const;

export const stretched = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

export const aboveLink = { position: 'relative', zIndex: 1 } as const;
