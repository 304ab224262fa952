import { type ReactNode, createContext } from 'react';
import type { RaRecord } from 'ra-core';
import { rowColours } from '../layout/rowColours';

/** Widths in px up to which a column hides (spec 2 §2.9). */
export const hidingWidths = [599, 959, 1280] as const;

export type HidingWidth = (typeof hidingWidths)[number];

/**
 * What DataTable.Col takes, as data and not as children: the button that hides columns stands apart from the
 * table and names them too, and react-admin's own reaches into it only over the page's ids.
 */
export interface TableColumn<Row> {
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The field that the server sorts by; absent where it cannot. */
  sortBy?: string;
  hideAt?: HidingWidth;
  /** Holds buttons of its own: a click in it does not open the row. */
  isQuiet?: boolean;
}

export interface TableSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The column with the checkboxes: not narrower either where long texts press on it. */
export const selectionCell = { width: 48, minWidth: 48 } as const;

const hiddenAt = (width: HidingWidth) => ({
  [`@media (max-width: ${width}px)`]: { display: 'none' },
});

export const cellClass = (hideAt: HidingWidth | undefined) => (hideAt ? `cell hidden-${hideAt}` : 'cell');

const bottomLine = { borderBottom: '1px solid', borderBottomColor: 'TableCell.border' } as const;

/** MUI's look of all rows and cells at once: hundreds of its own with a style each take most of the time of a list. */
export const bodyCells = {
  ...rowColours,
  '& .row': { height: 52 },
  '& .row.opens': { cursor: 'pointer' },
  '& .row > .select': { ...selectionCell, p: 0, pl: 1, ...bottomLine },
  '& .cell': { minWidth: 100, px: 3, py: 4, typography: 'body2', ...bottomLine },
  '& th.cell': { fontWeight: 500, lineHeight: '1.5rem', textAlign: 'left' },
  ...Object.fromEntries(hidingWidths.map((width) => [`& .hidden-${width}`, hiddenAt(width)])),
};

interface ResourceTableSettings {
  allLabel: string;
  rowLabel: (row: RaRecord) => string;
  markedId: number | null;
  /** How many rows are being fetched, where none is there yet. */
  skeletonRows: number;
}

/** What react-admin's table does not pass on to rows and heads. */
export const ResourceTableContext = createContext<ResourceTableSettings>({
  allLabel: '',
  rowLabel: () => '',
  markedId: null,
  skeletonRows: 0,
});
