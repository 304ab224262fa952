import { withoutIsolates } from '../../../model/text';
import { saveFile } from '../../../ui/saveFile';

/** Cells that a spreadsheet would run as a formula (decisions §6). */
const formula = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Formulas after `;` or a tab, which some spreadsheets treat as separators even inside quotes. */
const innerFormula = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g;

const byteOrderMark = '\uFEFF';

const neutralize = (cell: string): string => withoutIsolates(cell).replaceAll(innerFormula, "$1'");

export const toCsv = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const cells = rows.map((row) => row.map(neutralize));
  return byteOrderMark + Papa.unparse(cells, { escapeFormulae: formula, quotes: true });
};

export const saveCsv = async (rows: readonly (readonly string[])[], fileName: string): Promise<void> =>
  saveFile(new Blob([await toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);

/** A text cell is not run, but may be once it is edited or saved as CSV. */
export const toXlsx = async (rows: readonly (readonly string[])[]): Promise<ArrayBuffer> => {
  const { utils, write } = await import('@e965/xlsx');
  const cells = rows.map((row) =>
    row.map(neutralize).map((cell) => (formula.test(cell) ? `'${cell}` : cell)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells));
  return write(book, { bookType: 'xlsx', type: 'array', compression: true }) as ArrayBuffer;
};

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const saveXlsx = async (rows: readonly (readonly string[])[], fileName: string): Promise<void> =>
  saveFile(new Blob([await toXlsx(rows)], { type: xlsxType }), fileName);
