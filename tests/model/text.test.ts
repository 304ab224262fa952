import { expect, it } from 'vitest';
import { fold, isId, isNotHttp, numberIn, webAddress } from '../../src/model/text';

it.each([
  ['ADA', 'ada'],
  ['Am\u00e9lie', 'amelie'],
  ['\u00c9', 'e'],
  ['Stra\u00dfe \uFB01n', 'stra\u00dfe fin'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  [' https://a.test/x ', 'https://a.test/x', false],
  ['HTTP://a.test', 'http://a.test/', false],
  ['https:///a', undefined, true],
  ['ftp://a.test', undefined, true],
  ['/path', undefined, true],
  ['see https://a.test', undefined, true],
  ['http://a b', undefined, true],
  ['  ', undefined, false],
])('%j is the address %j, and no http address: %s', (text, href, isNot) => {
  expect(webAddress(text)?.href).toBe(href);
  expect(isNotHttp(text)).toBe(isNot);
});

it.each([
  ['1', true],
  ['42', true],
  ['0', false],
  ['-1', false],
  ['1.5', false],
  ['abc', false],
  ['', false],
])('whether an address with %j has an id is answered with %s', (text, is) => {
  expect(isId(text)).toBe(is);
});

it.each([
  ['3', 3],
  ['999999', 999_999],
  ['0', 10],
  ['-5', 10],
  ['1e3', 10],
  ['1000000', 10],
  [null, 10],
])('an address with %j for a page has the number %s, where 10 is usual', (text, number) => {
  expect(numberIn(text, 10)).toBe(number);
});
