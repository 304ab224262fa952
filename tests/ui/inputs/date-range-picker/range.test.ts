import { ar } from 'date-fns/locale/ar';
import { enUS } from 'date-fns/locale/en-US';
import { fr } from 'date-fns/locale/fr';
import { describe, expect, it } from 'vitest';
import {
  pickDay,
  parseCount,
  getRangeCount,
  getCountRange,
  formatDay,
  getPresetRange,
  parseDay,
  getDefaultLimits,
  clampRange,
} from '../../../../src/ui/inputs/date-range-picker/range';

const now = new Date(2026, 2, 4, 15);

it.each([
  ['today', '2026-03-04', '2026-03-04'],
  ['yesterday', '2026-03-03', '2026-03-03'],
  ['thisWeek', '2026-03-01', '2026-03-07'],
  ['lastWeek', '2026-02-22', '2026-02-28'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s', (name, from, to) => {
  expect(getPresetRange(name, now, enUS)).toEqual({ from, to });
});

it.each([
  ['7', 7],
  ['-1', 0],
  ['100000', 99_999],
  ['', null],
  ['x', null],
])('reads %j as %j days', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each([
  ['daysUpToToday', 3, '2026-03-02', '2026-03-04'],
  ['daysUpToToday', 0, '2026-03-04', '2026-03-04'],
  ['daysStartingToday', 3, '2026-03-04', '2026-03-06'],
] as const)('%s, %d: %s to %s', (name, count, from, to) => {
  expect(getCountRange(name, count, now)).toEqual({ from, to });
  expect(getRangeCount(name, { from, to }, now)).toBe(Math.max(1, count));
});

describe('limits', () => {
  it('are 100 years back and 20 ahead', () => {
    expect(getDefaultLimits(now)).toEqual({ min: '1926-03-04', max: '2046-03-04' });
  });
  it.each([
    ['1900-01-01', '2100-01-01', '1926-03-04', '2026-03-04'],
    ['2026-03-03', '2026-03-01', '2026-03-01', '2026-03-03'],
    [null, '2027-01-01', null, '2026-03-04'],
  ])('change %s to %s into %s to %s if future days are disabled', (oldFrom, oldTo, from, to) => {
    const limits = { ...getDefaultLimits(now), max: '2026-03-04' };
    expect(clampRange({ from: oldFrom, to: oldTo }, limits)).toEqual({ from, to });
  });
});

it.each([
  ['Jan 5, 2026', '2026-01-05'],
  ['Jan 05, 2026', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['01/05/2026', '2026-01-05'],
  ['2026-02-30', null],
  ['soon', null],
])('reads %j as %j', (text, day) => {
  expect(parseDay(text, enUS)).toBe(day);
});

it.each([
  ['fr', fr, ['5 mars 2026', '05/03/2026', '2026-03-05'], '2026-03-02'],
  ['ar', ar, ['5 مارس 2026', '05/03/2026', '2026-03-05'], '2026-02-28'],
])('formats and parses days and starts weeks as in %s', (_locale, dates, texts, firstOfWeek) => {
  for (const text of [...texts, formatDay('2026-03-05', dates)])
    expect(parseDay(text, dates)).toBe('2026-03-05');
  expect(getPresetRange('thisWeek', now, dates).from).toBe(firstOfWeek);
});

it('selects one day first, then the other end', () => {
  const first = pickDay({ from: null, to: null }, 'new', '2026-03-03');
  const pickNext = (day: string) => pickDay(first.range, first.step, day).range;
  expect(first.range).toEqual({ from: '2026-03-03', to: '2026-03-03' });
  expect(pickNext('2026-03-05')).toEqual({ from: '2026-03-03', to: '2026-03-05' });
  expect(pickNext('2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-03' });
  const { range } = pickDay({ from: '2026-03-01', to: '2026-03-02' }, 'start', '2026-03-05');
  expect(range).toEqual({ from: '2026-03-05', to: '2026-03-05' });
});
