import type { SheetCells, sheetLimits } from './userSheetRows';

/** Throws when the file is neither CSV nor Excel. */
export const readSheetCells: (
  bytes: Uint8Array,
  type: 'csv' | 'xls' | 'xlsx',
  limits: typeof sheetLimits,
) => SheetCells;
