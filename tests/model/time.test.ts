import { expect, it, describe } from 'vitest';
import { dateTimeText, isDay, readDay } from '../../src/model/time';

it('a date-time is written in the user’s time zone, every part with its zeros', () => {
  const dateTime = new Date(2026, 0, 5, 7, 8, 9);
  expect(dateTimeText(dateTime.toISOString())).toBe('2026-01-05 07:08:09');
});

it.each([undefined, null, '', 'soon'])('a date-time of %j is written as nothing', (dateTime) => {
  expect(dateTimeText(dateTime)).toBe('');
});

describe('a day that the calendar has', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-5', false],
    ['05/01/2026', false],
    ['12026-01-01', false],
    ['', false],
  ])('is told from one that it has not: %s is %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

describe('reading a day', () => {
  it.each([
    ['2026-01-05', '2026-01-05'],
    ['2026-01-05T23:30:00-11:00', '2026-01-05'],
    ['2026-01-05T00:00:00Z', '2026-01-05'],
    ['2026-01-05 10:00', '2026-01-05'],
    ['05.01.2026', '05.01.2026'],
    ['', ''],
  ])('makes %j into %j, whatever the time zone', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});
