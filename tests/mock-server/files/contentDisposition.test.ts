import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../mock-server/files/contentDisposition';

/** The name that a browser uses: the extended one where there is one (RFC 6266 §4.3). */
const savedName = (header: string): string => {
  const extended = /; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)?.[1];
  return extended === undefined
    ? (/; filename="([^"\\]*)"$/.exec(header)?.[1] ?? '')
    : decodeURIComponent(extended);
};

describe('the name of a download', () => {
  it.each([
    'plan.pdf',
    'Formwork, pier 3.jpg',
    'semi;colon=equals.txt',
    'été & plan #1.png',
    'Отчёт за год.pdf',
    '見積書.xlsx',
    'تقرير.txt',
    '👩‍👩‍👧‍👦 family.png',
    'a "quoted" name.txt',
    "it's (1) *.txt",
    '50%20off.txt',
    '',
  ])('is encoded in ASCII and decoded unchanged: %s', (name) => {
    const header = contentDisposition('attachment', name);
    expect(header).toMatch(/^attachment; filename="[ -~]*"/);
    expect(savedName(header)).toBe(name);
  });

  it.each([
    ['plan.pdf', 'filename="plan.pdf"'],
    [
      'été & plan #1.png',
      'filename="ete & plan #1.png"; filename*=UTF-8\'\'%C3%A9t%C3%A9%20%26%20plan%20%231.png',
    ],
    ['Отчёт.pdf', 'filename="_____.pdf"; filename*=UTF-8\'\'%D0%9E%D1%82%D1%87%D1%91%D1%82.pdf'],
    ['a"b;c.txt', 'filename="a_b;c.txt"; filename*=UTF-8\'\'a%22b%3Bc.txt'],
  ])('has a plain fallback: %s', (name, expected) => {
    expect(contentDisposition('inline', name)).toBe(`inline; ${expected}`);
  });

  it.each([
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['..\\system.ini', '.._system.ini'],
    ['two\r\nlines.txt', 'two__lines.txt'],
    ['half \ud83d emoji.txt', 'half _ emoji.txt'],
  ])('contains no path and no line break: %j', (name, expected) => {
    expect(savedName(contentDisposition('attachment', name))).toBe(expected);
  });
});
