import { expect, it } from 'vitest';
import { dateTimeText, isDay, readDay, timeAgo } from '../../src/model/time';

it.each([undefined, null, '', 'soon'])('formats %j as an empty string', (dateTime) => {
  expect(dateTimeText(dateTime)).toBe('');
});

const minute = 60_000;
it.each([
  [0, 'this minute'],
  [-5 * minute, 'this minute'],
  [59_000, 'this minute'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [29 * 24 * 60 * minute, '29 days ago'],
  [40 * 24 * 60 * minute, 'last month'],
  [800 * 24 * 60 * minute, '2 years ago'],
])('formats %i ms ago as "%s"', (passed, text) => {
  const now = 1_700_000_000_000;
  expect(timeAgo(now - passed, now)).toBe(text);
});

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-5', false],
  ['05/01/2026', false],
  ['12026-01-01', false],
  ['', false],
])('checks if %s is a calendar day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-05T23:30:00-11:00', '2026-01-05'],
  ['2026-01-05T00:00:00Z', '2026-01-05'],
  ['2026-01-05 10:00', '2026-01-05'],
  [' 2026-01-05T00:00:00Z ', '2026-01-05'],
  ['05.01.2026', '05.01.2026'],
  [' next week ', 'next week'],
  ['', ''],
])('reads the day of %j as %j in any time zone', (text, day) => {
  expect(readDay(text)).toBe(day);
});
