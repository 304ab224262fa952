import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { selectedColour } from '../styles';

/** `sx` without functions and arrays. */
type Styles = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;

/** Replaces `DataTable.Col`, which renders each cell through many components. */
export interface TableColumn<Row> {
  source: string;
  label: string;
  /** Shows the label only to screen readers and in the choice of columns. */
  isLabelHidden?: boolean;
  /** Defaults to the value of `source`. The row is also the record of react-admin's fields and `useRecordContext`. */
  render?: (row: Row) => ReactNode;
  sortBy?: string;
  /** Hides the column in windows up to this width in px (spec 2 §2.9), but never on paper. */
  hideAt?: number;
  /** Keeps clicks in this cell from opening the row. */
  hasControls?: boolean;
  /** Cell that names its row. */
  isRowHeader?: boolean;
  /** Styles its cells through the table, because styled components make long lists slow. */
  sx?: Styles;
}

export const columnStyles = (columns: readonly TableColumn<never>[]): Record<string, object> =>
  Object.fromEntries(
    columns.map(({ source, hideAt, sx }) => {
      const styles: object = sx ?? {};
      const hiding = hideAt ? { [`@media screen and (max-width: ${hideAt}px)`]: { display: 'none' } } : {};
      return [`& [data-column="${source}"]`, { ...styles, ...hiding }];
    }),
  );

const bottomLine = { borderBottom: '1px solid', borderBottomColor: 'divider' } as const;

/** Shows an arrow according to the `aria-sort` of its cell. */
const sortButton = {
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
} as const;

/** One style for all cells: MUI's own cells make long lists slow. */
export const tableStyles: Styles = {
  width: '100%',
  borderCollapse: 'collapse',
  '& > thead': { bgcolor: 'headerRow' },
  '& > thead button': sortButton,
  '& [aria-sort] > button::after': { opacity: 1 },
  '& [aria-sort=ascending] > button::after': { rotate: '180deg' },
  '& > tbody > tr': {
    height: 52,
    '&:hover': { bgcolor: 'action.hover' },
    '&[data-opens]': { cursor: 'pointer' },
    '&:is([aria-selected=true], [data-marked])': { bgcolor: selectedColour() },
    '&:is([aria-selected=true], [data-marked]):hover': { bgcolor: selectedColour(true) },
    '&:is(:focus-visible, [data-marked]:focus)': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  '& [data-column]': { minWidth: 100, px: 3, py: 1, textAlign: 'start', typography: 'body2', ...bottomLine },
  // Long words would otherwise widen the table beyond its card.
  '& td': { overflowWrap: 'anywhere' },
  // The card or pager below already has a border.
  '& > tbody > tr:last-child > *': { borderBottom: 0 },
  '& th': { fontWeight: 500, lineHeight: '1.5rem' },
  '& thead th': { py: 3 },
  '& thead .row-checkbox': { width: 30, height: 30, mx: 1 },
  '& [data-column=select]': { width: 48, minWidth: 48, p: 0, paddingInlineStart: 1, cursor: 'default' },
  '@media (max-width: 599px)': { '& [data-column=select] + *': { paddingInlineStart: 0 } },
  // Controls at the end have their own padding.
  '& [data-phone]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    '& > div:first-of-type > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
  },
  '& [data-phone=end]': { marginInlineEnd: -2 },
};

export const plainStyles: Styles = {
  '& > tbody > tr': { height: 'auto', '&:hover': { bgcolor: 'transparent' } },
  '& [data-column]': { minWidth: 100, px: 4, py: 1.5, typography: 'body2', ...bottomLine },
  '& td': { overflowWrap: 'normal' },
};
