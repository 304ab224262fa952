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

export const toCsv = async (rows: SheetRows): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  return byteOrderMark + Papa.unparse(neutralize(rows), { quotes: true });
};

export const toXlsx = async (rows: SheetRows): Promise<ArrayBuffer> => {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new(utils.aoa_to_sheet(neutralize(rows)));
  return write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer;
};

export const toCsvFile = async (rows: SheetRows): Promise<Blob> =>
  new Blob([await toCsv(rows)], { type: 'text/csv;charset=utf-8' });
