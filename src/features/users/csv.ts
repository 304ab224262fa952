import { saveFile } from '../../ui/saveFile';

/** A spreadsheet would run such a cell as a formula (decisions §5). */
const runs = /^[=+\-@\t\r\0]/;

const cell = (text: string): string => {
  const safe = runs.test(text) ? `'${text}` : text;
  const plain = safe.replaceAll('\0', '');
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const mark = '\uFEFF';

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

export const saveCsv = (rows: readonly (readonly string[])[], fileName: string): void =>
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
