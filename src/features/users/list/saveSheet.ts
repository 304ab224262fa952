import { toSheetFile, type SheetRows } from '../../../model/spreadsheet';
import { saveFile } from '../../../ui/saveFile';

/** Saves CSV, or XLSX if the file's name says so. */
export const saveSheet = async (rows: SheetRows, fileName: string): Promise<void> =>
  saveFile(await toSheetFile(rows, fileName), fileName);

/** Name of a column and its text in a row. */
export type SheetColumn<Row> = readonly [label: string, getText: (row: Row) => string];

export const toSheetRows = <Row>(rows: readonly Row[], columns: readonly SheetColumn<Row>[]): SheetRows => [
  columns.map(([label]) => label),
  ...rows.map((row) => columns.map(([, getText]) => getText(row))),
];
