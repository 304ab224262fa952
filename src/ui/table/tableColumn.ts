import { type ReactNode, createContext } from 'react';
import type { RaRecord } from 'ra-core';
import { rowColours } from '../layout/styles';
import { rowCheckboxes } from '../inputs/RowCheckbox';

/** In px (spec 2 §2.9). */
export const hidingWidths = [599, 959, 1280] as const;

export type HidingWidth = (typeof hidingWidths)[number];

/** Data instead of DataTable.Col children, which react-admin renders through many components per cell. */
export interface TableColumn<Row> {
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  sortBy?: string;
  hideAt?: HidingWidth;
  /** Clicks in this cell do not open the row. */
  hasControls?: boolean;
}

export interface TableSort {
  field: string;
  order: 'ASC' | 'DESC';
}

const hiddenAt = (width: HidingWidth) => ({
  [`@media (max-width: ${width}px)`]: { display: 'none' },
});

export const cellClass = (hideAt: HidingWidth | undefined) => (hideAt ? `cell hidden-${hideAt}` : 'cell');

const bottomLine = { borderBottom: '1px solid', borderBottomColor: 'TableCell.border' } as const;

/** Looks like MUI's TableSortLabel, whose eight would be 160 components. */
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
export const bodyCells = {
  ...rowColours,
  ...rowCheckboxes,
  '& .row': { height: 52 },
  '& .row.opens': { cursor: 'pointer' },
  '& .select': { width: 48, minWidth: 48, p: 0, pl: 1, textAlign: 'left', ...bottomLine },
  '& .cell': { minWidth: 100, px: 3, py: 4, typography: 'body2', ...bottomLine },
  '& th.cell': { fontWeight: 500, lineHeight: '1.5rem', textAlign: 'left' },
  '& th > button': sortButton,
  '& [aria-sort] > button::after': { opacity: 1 },
  '& [aria-sort=ascending] > button::after': { rotate: '180deg' },
  ...Object.fromEntries(hidingWidths.map((width) => [`& .hidden-${width}`, hiddenAt(width)])),
};

interface ResourceTableSettings {
  columns: readonly TableColumn<RaRecord>[];
  allLabel: string;
  rowLabel: (row: RaRecord) => string;
  markedId: number | null;
  skeletonRows: number;
}

export const ResourceTableContext = createContext<ResourceTableSettings>({
  columns: [],
  allLabel: '',
  rowLabel: () => '',
  markedId: null,
  skeletonRows: 0,
});
