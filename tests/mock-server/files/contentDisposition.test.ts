import { expect, it } from 'vitest';
import { contentDisposition } from '../../../mock-server/files/contentDisposition';

it.each([
  ['plan, pier 3.pdf', 'filename="plan, pier 3.pdf"'],
  ['', 'filename=""'],
  ['été #1.png', 'filename="ete #1.png"; filename*=UTF-8\'\'%C3%A9t%C3%A9%20%231.png'],
  ['Отчёт.pdf', 'filename="_____.pdf"; filename*=UTF-8\'\'%D0%9E%D1%82%D1%87%D1%91%D1%82.pdf'],
  ['a"b;c.txt', 'filename="a_b;c.txt"; filename*=UTF-8\'\'a%22b%3Bc.txt'],
])('a download keeps its name, with a fallback in ASCII: %s', (name, expected) => {
  expect(contentDisposition('inline', name)).toBe(`inline; ${expected}`);
});

/** The name that a browser uses: the extended one where there is one (RFC 6266 §4.3). */
const savedName = (header: string): string => {
  const extended = /; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)?.[1];
  return extended === undefined
    ? (/; filename="([^"\\]*)"$/.exec(header)?.[1] ?? '')
    : decodeURIComponent(extended);
};

it.each([
  ["it's (1) 50%20off 👩‍👩‍👧‍👦.txt", "it's (1) 50%20off 👩‍👩‍👧‍👦.txt"],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\system.ini', '.._system.ini'],
  ['two\r\nlines.txt', 'two__lines.txt'],
  ['half \ud83d emoji.txt', 'half _ emoji.txt'],
])('a download is saved without path and line break: %j', (name, expected) => {
  const header = contentDisposition('attachment', name);
  expect(header).toMatch(/^attachment; filename="[ -~]*"/);
  expect(savedName(header)).toBe(expected);
});
