import { plainText } from '../../model/plainText';
import { saveFile } from '../../ui/saveFile';

/** A spreadsheet would run such a cell as a formula (decisions §5). */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n\0]/;

const csvCell = (cell: string): string => {
  const text = plainText(cell);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  const plain = safe.replaceAll('\0', '');
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const byteOrderMark = '\uFEFF';

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';

export const saveCsv = (rows: readonly (readonly string[])[], fileName: string): void =>
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
