import { setImmediate as turn } from 'node:timers/promises';
import { utils, write, type BookType } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSheet, getUnpackedSize } from '../../../../mock-server/users/import/readSheet';
import { readSheetCells } from '../../../../src/model/users/readSheetCells.mjs';
import { sheetLimits } from '../../../../src/model/users/userSheetRows';

const book = (bookType: BookType, rows: unknown[][]): Buffer => {
  const sheets = utils.book_new();
  utils.book_append_sheet(sheets, utils.aoa_to_sheet(rows), 'People');
  return Buffer.from(write(sheets, { type: 'buffer', bookType, compression: true }) as Buffer);
};
const rows = [
  ['email', 'name', 'code'],
  ['a@b.co', 'Amélie', '123456789012'],
];

it.each<[string, Buffer, 'csv' | 'xls' | 'xlsx']>([
  ['csv', Buffer.from('email,name,code\na@b.co,Amélie,123456789012'), 'csv'],
  ['csv with a byte order mark', Buffer.from('\uFEFFemail,name,code\r\na@b.co,Amélie,123456789012'), 'csv'],
  ['csv with semicolons', Buffer.from('email;name;code\na@b.co;Amélie;123456789012'), 'csv'],
  ['csv with quotes', Buffer.from('"email","name","code"\n"a@b.co","Amélie","123456789012"'), 'csv'],
  ['csv of an old Excel', Buffer.from('email,name,code\na@b.co,Am\xe9lie,123456789012', 'latin1'), 'csv'],
  ['csv in UTF-16', Buffer.from('\uFEFFemail\tname\tcode\na@b.co\tAmélie\t123456789012', 'utf16le'), 'csv'],
  ['xlsx with a number', book('xlsx', [rows[0] ?? [], ['a@b.co', 'Amélie', 123456789012]]), 'xlsx'],
  ['xls', book('biff8', rows), 'xls'],
])('reads the cells as text: %s', (_kind, bytes, type) => {
  expect(readSheetCells(bytes, type, sheetLimits)).toEqual(rows);
});

it('keeps commas, quotes and line breaks in quoted cells', () => {
  const text = Buffer.from('email,"Ann, the first","O""Neil\nJr"');
  expect(readSheetCells(text, 'csv', sheetLimits)).toEqual([['email', 'Ann, the first', 'O"Neil\nJr']]);
});

const cell = 'x'.repeat(sheetLimits.maxCellLength);
const wide = (columns: number) => Array.from({ length: columns }, () => cell);

it('keeps 20 columns of 1,000 characters and drops empty cells beyond them', () => {
  const text = Buffer.from(`${wide(20).join()}${','.repeat(100_000)}`);
  expect(readSheetCells(text, 'csv', sheetLimits)).toEqual([wide(20)]);
});

it.each<[string, 'csv' | 'xlsx', Buffer, object]>([
  ['21 columns', 'csv', Buffer.from(`a\n${wide(21).join()}`), { row: 2, fault: 'tooManyColumns', value: 20 }],
  ['a column after blank ones', 'xlsx', book('xlsx', [['a', ...wide(30).map(() => ''), 'b']]), { row: 1 }],
  ['1,001 characters', 'csv', Buffer.from(`a\n\n${cell}y`), { row: 3, fault: 'longCell', value: 1_000 }],
  [
    'one long text in many cells',
    'xlsx',
    book('xlsx', [['a'], ...Array.from({ length: 501 }, () => wide(20))]),
    { row: 501, fault: 'tooMuchText', value: 10_000_000 },
  ],
])('returns a fault instead of the cells: %s', async (_what, type, bytes, fault) => {
  expect(readSheetCells(bytes, type, sheetLimits)).toMatchObject(fault);
  expect(await readSheet(bytes, type)).toMatchObject(fault);
});

const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

it('reads all sheets, with at most two processes at a time', async () => {
  const before = processes();
  const sheets = ['a', 'b', 'c'].map((name) => readSheet(Buffer.from(`email\n${name}@b.co`), 'csv'));
  await turn();
  expect(processes() - before).toBe(2);
  const read = await Promise.all(sheets);
  expect(read).toEqual(['a', 'b', 'c'].map((name) => [['email'], [`${name}@b.co`]]));
});

const directory = Buffer.from('PK\u0001\u0002', 'latin1');

it('rejects a zip bomb and an unclosed quote', async () => {
  const bomb = book('xlsx', rows);
  expect(getUnpackedSize(bomb)).toBeGreaterThan(bomb.length);
  expect(getUnpackedSize(bomb)).toBeLessThan(100_000);
  bomb.writeUInt32LE(2_000_000_000, bomb.indexOf(directory) + 24);
  expect(getUnpackedSize(bomb)).toBeGreaterThan(2_000_000_000);
  await expect(readSheet(bomb, 'xlsx')).rejects.toThrow('could not be read');
  await expect(readSheet(Buffer.from('email\n"a@b.co'), 'csv')).rejects.toThrow('could not be read');
});

it.each([
  ['no bytes', Buffer.alloc(0)],
  ['no directory', Buffer.from('PK\u0003\u0004')],
  ['half a directory', Buffer.concat([book('xlsx', rows).subarray(0, 40), Buffer.from('PK\u0005\u0006')])],
  ['a directory at a wrong offset', Buffer.concat([Buffer.alloc(9), book('xlsx', rows).subarray(1)])],
])('treats the size as infinite if the file has %s', (_what, bytes) => {
  expect(getUnpackedSize(bytes)).toBe(Infinity);
});
