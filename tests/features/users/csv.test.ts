import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/features/users/csv';

describe('toCsv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['\0=1', "'=1"],
    ['Amélie', 'Amélie'],
    ['a=b', 'a=b'],
    ['O"Neil, Pat', '"O""Neil, Pat"'],
    ['two\nlines', '"two\nlines"'],
    ['\u2068=1\u2069', "'=1"],
    ['', ''],
  ])('writes %j as %j, so that a spreadsheet runs nothing in it', (text, cell) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it('neutralises headers too', () => {
    expect(
      toCsv([
        ['=Email', 'Name'],
        ['a@b.test', 'A'],
      ]),
    ).toBe("\uFEFF'=Email,Name\r\na@b.test,A\r\n");
  });
});
