/** The cells of a CSV or Excel file as text. Throws where it is neither. */
export const readSheetCells: (
  bytes: Uint8Array,
  type: 'csv' | 'xls' | 'xlsx',
  mostRows: number,
) => string[][];
