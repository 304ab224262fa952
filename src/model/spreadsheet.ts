import { withoutIsolates } from './text';

export type SheetRows = readonly (readonly string[])[];

/** Cells that a spreadsheet would run as a formula (decisions §6). */
const formula = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Formulas after `;` or a tab, which some spreadsheets treat as separators even inside quotes. */
const innerFormula = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** A text cell of an XLSX is not run, but may be once it is edited or saved as CSV. */
const neutralize = (rows: SheetRows): string[][] =>
  rows.map((row) =>
    row.map((cell) => withoutIsolates(cell).replaceAll(innerFormula, "$1'").replace(formula, "'$&")),
  );

const byteOrderMark = '\uFEFF';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes CSV, or XLSX if the file's name says so. */
export const toSheetFile = async (rows: SheetRows, fileName: string): Promise<Blob> => {
  const cells = neutralize(rows);
  if (fileName.endsWith('.xlsx')) {
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new(utils.aoa_to_sheet(cells));
    const bytes = write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer;
    return new Blob([bytes], { type: xlsxType });
  }
  const { default: Papa } = await import('papaparse');
  const text = byteOrderMark + Papa.unparse(cells, { quotes: true });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
};
