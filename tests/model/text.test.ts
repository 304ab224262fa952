import { expect, it } from 'vitest';
import { escapeHtml, fold, isId, isNotHttp, parseWebUrl, withoutIsolates } from '../../src/model/text';

it.each([
  ['ADA', 'ada'],
  ['Am\u00e9lie', 'amelie'],
  ['\u00c9', 'e'],
  ['مُحَمَّد', 'محمد'],
  ['أحمد إيمان آدم ٱلنور', 'احمد ايمان ادم النور'],
  ['مدرسة', 'مدرسه'],
  ['على', 'علي'],
  ['مـــدير', 'مدير'],
  ['٢٠٢٦', '2026'],
  ['Stra\u00dfe \uFB01n', 'stra\u00dfe fin'],
])('normalises %s to %s for search', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  [' https://a.test/x ', 'https://a.test/x', false],
  ['\u00a0https://a.test/x\u00a0', 'https://a.test/x', false],
  ['HTTP://a.test', 'http://a.test/', false],
  ['https:///a', undefined, true],
  ['ftp://a.test', undefined, true],
  ['/path', undefined, true],
  ['see https://a.test', undefined, true],
  ['http://a b', undefined, true],
  ['  ', undefined, false],
])('parses %j as %j, not http(s): %s', (text, href, expected) => {
  expect(parseWebUrl(text)?.href).toBe(href);
  expect(isNotHttp(text)).toBe(expected);
});

it.each([
  ['1', true],
  ['42', true],
  ['0', false],
  ['-1', false],
  ['1.5', false],
  ['abc', false],
  ['', false],
])('checks if %j is an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});

it('escapes text for HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>R&D</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
  );
});

it.each([
  ['\u2068CodeHub\u2069 (نسخة)', 'CodeHub (نسخة)'],
  ['\u2066{ "a": 1 }\u2069', '{ "a": 1 }'],
  ['CodeHub (copy)', 'CodeHub (copy)'],
])('removes isolates from %j: %j', (text, saved) => {
  expect(withoutIsolates(text)).toBe(saved);
});
