import { expect, it } from 'vitest';
import { fold, isNotHttp, webAddress } from '../../src/model/text';

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
