import { expect, it, describe } from 'vitest';
import { dateTimeText, isDay, readDay } from '../../src/model/time';

it('a date-time is shown in the user’s time zone, with leading zeros', () => {
  const dateTime = new Date(2026, 0, 5, 7, 8, 9);
  expect(dateTimeText(dateTime.toISOString())).toBe('2026-01-05 07:08:09');
});

it.each([undefined, null, '', 'soon'])('a date-time of %j is shown as nothing', (dateTime) => {
  expect(dateTimeText(dateTime)).toBe('');
});

describe('a calendar day', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-5', false],
    ['05/01/2026', false],
    ['12026-01-01', false],
    ['', false],
  ])('is valid or not: %s is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('a parsed day', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026-01-05T23:30:00-11:00', '2026-01-05'],
    ['2026-01-05T00:00:00Z', '2026-01-05'],
    ['2026-01-05 10:00', '2026-01-05'],
    [' 2026-01-05T00:00:00Z ', '2026-01-05'],
    ['05.01.2026', '05.01.2026'],
    [' next week ', 'next week'],
    ['', ''],
  ])('of %j is %j, whatever the time zone', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
