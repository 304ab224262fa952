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

export const toCsvFile = async (rows: SheetRows): Promise<Blob> => {
  const { default: Papa } = await import('papaparse');
  const text = byteOrderMark + Papa.unparse(neutralize(rows), { quotes: true });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
};

export const toXlsx = async (rows: SheetRows): Promise<ArrayBuffer> => {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new(utils.aoa_to_sheet(neutralize(rows)));
  return write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer;
};
