import type { ComponentProps } from 'react';

/** Belongs to the style of the table; the arrow shows the `aria-sort` of the cell around it. */
export const sortLabels = {
  '& .sort-label': {
    display: 'inline-flex',
    alignItems: 'center',
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&::after': {
      content: '""',
      flexShrink: 0,
      width: 18,
      height: 18,
      mx: 1,
      opacity: 0,
      bgcolor: 'currentColor',
      clipPath:
        'polygon(83.3% 50%, 77.5% 44.1%, 54.2% 67.4%, 54.2% 16.7%, 45.8% 16.7%, 45.8% 67.4%, 22.6% 44.1%, 16.7% 50%, 50% 83.3%)',
      '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
    },
    '&:is(:hover, :focus-visible)': { color: 'text.secondary' },
    '&:is(:hover, :focus-visible)::after': { opacity: 0.5 },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  },
  '& [aria-sort] > .sort-label::after': { opacity: 1 },
  '& [aria-sort=ascending] > .sort-label::after': { rotate: '180deg' },
} as const;

/** MUI's TableSortLabel is 20 components, and a table has up to eight. */
export const SortLabel = (props: ComponentProps<'button'>) => (
  <button {...props} type="button" className="sort-label" />
);
