import { type ReactNode, createContext } from 'react';
import type { RaRecord } from 'ra-core';
import { rowColours } from '../lists/rowStyles';
import { rowCheckboxes } from '../inputs/RowCheckbox';
import { sortLabels } from './SortLabel';

/** In px (spec 2 §2.9). At 599 px a table shows its `phoneColumn` alone. */
export const hidingWidths = [959, 1280] as const;

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

const hiddenAt = (width: HidingWidth) => ({
  [`@media (max-width: ${width}px)`]: { display: 'none' },
});

export const cellClass = (hideAt: HidingWidth | undefined) => (hideAt ? `cell hidden-${hideAt}` : 'cell');

const bottomLine = { borderBottom: '1px solid', borderBottomColor: 'TableCell.border' } as const;

/** One style for all cells: MUI's own cells make long lists slow. */
export const bodyCells = {
  ...rowColours,
  ...rowCheckboxes,
  ...sortLabels,
  '& .row': { height: 52 },
  '& .row.opens': { cursor: 'pointer' },
  '& .row:is(:focus-visible, .marked:focus)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  '& .select': { width: 48, minWidth: 48, p: 0, paddingInlineStart: 1, textAlign: 'start', ...bottomLine },
  '& .cell': { minWidth: 100, px: 3, py: 2, typography: 'body2', ...bottomLine },
  // A long word would widen the table beyond its card.
  '& td.cell': { overflowWrap: 'anywhere' },
  '& th.cell': { py: 3, fontWeight: 500, lineHeight: '1.5rem', textAlign: 'start' },
  '@media (max-width: 599px)': { '& .select + .cell': { paddingInlineStart: 0 } },
  // What is at the end has an edge of its own.
  '& .phone': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    marginInlineEnd: -2,
  },
  '& .phone-line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
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
