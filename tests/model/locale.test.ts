import { afterEach, describe, expect, it } from 'vitest';
import { compareNames, listText, setCurrentLocale, fileSize, numberText } from '../../src/model/locale';
import { getDirection } from '../../src/i18n/languages';
import { dateTimeText, dayText, timeAgo } from '../../src/model/time';

afterEach(() => setCurrentLocale('en'));

/** Removes bidi marks and normalises the spaces of Intl. */
const normalize = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

const dateTime = new Date(2026, 0, 5, 17, 8, 9).toISOString();
const daysAgo = (days: number) => timeAgo(0, days * 86_400_000);

describe.each<[locale: string, texts: [what: string, written: () => string, text: string][]]>([
  [
    'en',
    [
      ['a time', () => dateTimeText(dateTime), '2026-01-05 17:08:09'],
      ['a minute', () => dateTimeText(dateTime, 'minute'), '2026-01-05 17:08'],
      ['a day', () => dayText('2026-01-05T23:30:00-11:00'), '2026-01-05'],
      ['a number', () => numberText(1_234_567), '1,234,567'],
      ['a size', () => fileSize(1500), '1.5 kB'],
      ['some bytes', () => fileSize(512), '512 B'],
      ['a list', () => listText(['a', 'b', 'c']), 'a, b, c'],
    ],
  ],
  [
    'fr',
    [
      ['a time', () => dateTimeText(dateTime), '05/01/2026 17:08:09'],
      ['a minute', () => dateTimeText(dateTime, 'minute'), '05/01/2026 17:08'],
      ['a day', () => dayText('2026-01-05T23:30:00-11:00'), '05/01/2026'],
      ['an invalid day', () => dayText('bientôt'), 'bientôt'],
      ['an invalid time', () => dateTimeText('soon'), ''],
      ['days ago', () => daysAgo(3), 'il y a 3 jours'],
      ['yesterday', () => daysAgo(1), 'hier'],
      ['a number', () => numberText(1_234_567), '1 234 567'],
      ['a size', () => fileSize(1500), '1,5 ko'],
      ['some bytes', () => fileSize(512), '512 o'],
      ['a list', () => listText(['a', 'b', 'c']), 'a, b et c'],
    ],
  ],
  [
    'ar',
    [
      ['a time', () => dateTimeText(dateTime), '05/01/2026، 05:08:09 م'],
      ['a day', () => dayText('2026-01-05'), '05/01/2026'],
      ['days ago', () => daysAgo(3), 'قبل 3 أيام'],
      ['two days ago', () => daysAgo(2), 'أول أمس'],
      ['a number', () => numberText(1_234_567), '1,234,567'],
      ['a list', () => listText(['a', 'b', 'c']), '\u2068a\u2069، و\u2068b\u2069، و\u2068c\u2069'],
    ],
  ],
])('in %s', (locale, texts) => {
  it.each(texts)('formats %s', (_what, format, text) => {
    setCurrentLocale(locale, getDirection(locale));
    expect(normalize(format())).toBe(text);
  });
});

it.each([
  [
    'fr',
    ['Zoé', 'Sheet 10', 'Élan', 'باسم', 'Sheet 2', 'éclair', 'أحمد'],
    'éclair Élan Sheet 2 Sheet 10 Zoé أحمد باسم',
  ],
  ['ar', ['Zoé', 'ياسر', 'باسم', 'Adam', 'إيمان', 'أحمد', 'آدم'], 'آدم أحمد إيمان باسم ياسر Adam Zoé'],
])('sorts names as in %s', (locale, names, sorted) => {
  setCurrentLocale(locale);
  expect(names.toSorted(compareNames).join(' ')).toBe(sorted);
});
