import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import { mostUsers } from '../../../model/users/userSheetRows';
import type { UserSheetType } from './userSheet';

export interface Question {
  bytes: ArrayBuffer;
  type: UserSheetType;
}

export interface Answer {
  cells: string[][] | null;
}

const answerTo = ({ bytes, type }: Question): Answer => {
  try {
    return { cells: readSheetFile(new Uint8Array(bytes), type) };
  } catch {
    return { cells: null };
  }
};

// A large or hostile file takes this worker down and not the page.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answerTo(data)));

/** One more than is allowed, so that too many can be told, and some for the header and blank rows. */
const mostRows = mostUsers + 1_000;

/** As the server reads it: UTF-8 or UTF-16 by its mark, else whatever UTF-8 does not allow is Windows-1252. */
const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const readCsv = (bytes: Uint8Array): string[][] => {
  const { data, errors } = Papa.parse<string[]>(decode(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: mostRows,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new Error('A quote is not closed.');
  return data;
};

const cellText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const readExcel = (bytes: Uint8Array): string[][] => {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: mostRows,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) return [];
  // From the first cell on, wherever the used range begins, so that rows are counted as the user sees them.
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  range.s = { r: 0, c: 0 };
  range.e.c = Math.min(range.e.c, 50);
  const rows = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
    range,
  });
  return rows.map((row) => Array.from(row, cellText));
};

const readSheetFile = (bytes: Uint8Array, type: UserSheetType): string[][] =>
  type === 'csv' ? readCsv(bytes) : readExcel(bytes);
