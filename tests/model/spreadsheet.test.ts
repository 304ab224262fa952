import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { toSheetFile, type SheetRows } from '../../src/model/spreadsheet';

/** With the byte order mark, which `Blob.text` drops. */
const toCsv = async (rows: SheetRows) =>
  Buffer.from(await (await toSheetFile(rows, 'a.csv')).arrayBuffer()).toString();

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠sum', "'＠sum"],
  ['\0=1', "'\0=1"],
  ['\u2068=1\u2069', "'=1"],
  ['x;=1+1', "x;'=1+1"],
  ['x\t-1', "x\t'-1"],
  ['two\n=lines', "two\n'=lines"],
  ['Amélie', 'Amélie'],
  ['a=b;c', 'a=b;c'],
  ['O"Neil, Pat', 'O""Neil, Pat'],
  ['', ''],
])('escapes formulas: %j as %j', async (text, cell) => {
  expect(await toCsv([[text]])).toBe(`\uFEFF"${cell}"`);
});

it('escapes headers, and formulas after any separator', async () => {
  const text = await toCsv([
    ['=Email', 'Name'],
    ['a@b.test', 'x;=1+1;y'],
  ]);
  expect(text).toBe('\uFEFF"\'=Email","Name"\r\n"a@b.test","x;\'=1+1;y"');
  for (const delimiter of [',', ';', '\t'])
    for (const cell of Papa.parse<string[]>(text.slice(1), { delimiter, quoteChar: '\0' }).data.flat())
      expect(cell).not.toMatch(/^[=+\-@]/);
});
