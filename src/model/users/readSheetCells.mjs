import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';

/* Plain JavaScript, because the backend runs it in a child process without a compiler. */

const decode = (bytes) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readCsv = (bytes, { maxRows }) => {
  const { data, errors } = Papa.parse(decode(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: maxRows,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('A quote is not closed.');
  return data;
};

const cellText = (value) => (value === undefined || value === null ? '' : String(value));

const readExcel = (bytes, { maxRows }) => {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: maxRows,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = book.Sheets[book.SheetNames[0]];
  if (!sheet) return [];
  // Starts at A1, so that row numbers match the spreadsheet.
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  range.s = { r: 0, c: 0 };
  range.e.c = Math.min(range.e.c, 50);
  const rows = utils.sheet_to_json(sheet, { header: 1, raw: true, defval: '', blankrows: true, range });
  return rows.map((row) => Array.from(row, cellText));
};

const isBlank = (text) => text.trim() === '';

const findCellFault = (values, { maxColumns, maxCellLength }) => {
  if (!values.slice(maxColumns).every(isBlank)) return { fault: 'tooManyColumns', value: maxColumns };
  return values.some(({ length }) => length > maxCellLength)
    ? { fault: 'longCell', value: maxCellLength }
    : null;
};

export const readSheetCells = (bytes, type, limits) => {
  const { maxColumns, maxLength } = limits;
  const cells = type === 'csv' ? readCsv(bytes, limits) : readExcel(bytes, limits);
  let length = 0;
  for (const [index, values] of cells.entries()) {
    const row = { row: index + 1, field: 'file' };
    const found = findCellFault(values, limits);
    if (found) return { ...row, ...found };
    values.length = Math.min(values.length, maxColumns);
    for (const value of values) length += value.length;
    if (length > maxLength) return { ...row, fault: 'tooMuchText', value: maxLength };
  }
  return cells;
};
