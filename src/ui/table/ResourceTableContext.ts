import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

interface ResourceTableSettings {
  /** Names of the checkboxes. */
  allLabel: string;
  rowLabel: (row: RaRecord) => string;
  markedId: number | null;
  /** How many rows are being fetched, where none is there yet. */
  skeletonRows: number;
}

/** What react-admin's table does not hand on to rows and heads. */
export const ResourceTableContext = createContext<ResourceTableSettings>({
  allLabel: '',
  rowLabel: () => '',
  markedId: null,
  skeletonRows: 0,
});
