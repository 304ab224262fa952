import { expect, it } from 'vitest';
import { parseTimeRange, parseTimeRanges } from '../../../mock-server/users/dateTimes';

const at = (text: string) => Date.parse(text);

it.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z', '2026-01-31T23:59:59.999Z'],
  ['2026-01-31T09:30', '2026-01-31T09:30:00.000Z', '2026-01-31T09:30:59.999Z'],
  ['2026-01-31T09:30Z', '2026-01-31T09:30:00.000Z', '2026-01-31T09:30:59.999Z'],
  ['2026-01-31 09:30:15', '2026-01-31T09:30:15.000Z', '2026-01-31T09:30:15.000Z'],
  ['2026-01-31T09:30:15.250Z', '2026-01-31T09:30:15.250Z', '2026-01-31T09:30:15.250Z'],
  ['2026-01-31T09:30:00+02:00', '2026-01-31T07:30:00.000Z', '2026-01-31T07:30:00.000Z'],
  ['2026-01-31T09:30:00 02:00', '2026-01-31T07:30:00.000Z', '2026-01-31T07:30:00.000Z'],
  ['2026-01-31T09:30:00-0500', '2026-01-31T14:30:00.000Z', '2026-01-31T14:30:00.000Z'],
])('parses %s as the range from %s to %s', (text, from, to) => {
  expect(parseTimeRange(text)).toEqual({ from: at(from), to: at(to) });
});

it.each(['2026-02-30', '2026-13-01', '2026-01-31T25:00', '2026-01-31Tnoon', '31.01.2026', ''])(
  'rejects %j as a date',
  (text) => {
    expect(parseTimeRange(text)).toBeNull();
  },
);

it('rejects an invalid date and ignores an empty one', () => {
  expect(parseTimeRanges({ one: ' ', two: '2026-01-31' }, ['one', 'two', 'three'])).toEqual({
    two: parseTimeRange('2026-01-31'),
  });
  expect(() => parseTimeRanges({ one: 'x' }, ['one'])).toThrow('400');
});
