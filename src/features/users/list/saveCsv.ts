import { withoutIsolates } from '../../../model/text';
import { saveFile } from '../../../ui/saveFile';

/** Cells that a spreadsheet would run as a formula (decisions §6). */
const formula = /^[=+\-@＝＋－＠\t\r\n\0]/;

/** Formulas after `;` or a tab, which some spreadsheets treat as separators even inside quotes. */
const innerFormula = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g;

const byteOrderMark = '\uFEFF';

export const toCsv = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const cells = rows.map((row) => row.map((cell) => withoutIsolates(cell).replaceAll(innerFormula, "$1'")));
  return byteOrderMark + Papa.unparse(cells, { escapeFormulae: formula, quotes: true });
};

export const saveCsv = async (rows: readonly (readonly string[])[], fileName: string): Promise<void> =>
  saveFile(new Blob([await toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
