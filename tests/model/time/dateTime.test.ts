import { expect, it } from 'vitest';
import { dateTimeText } from '../../../src/model/time/dateTime';

it('a date-time is written in the user’s time zone, every part with its zeros', () => {
  const dateTime = new Date(2026, 0, 5, 7, 8, 9);
  expect(dateTimeText(dateTime.toISOString())).toBe('2026-01-05 07:08:09');
});

it.each([undefined, null, '', 'soon'])('a date-time of %j is written as nothing', (dateTime) => {
  expect(dateTimeText(dateTime)).toBe('');
});
