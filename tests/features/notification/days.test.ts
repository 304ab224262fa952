import { expect, it } from 'vitest';
import {
  getCreatedAt,
  groupByDay,
  formatCreatedAt,
  getDayHeading,
  formatShortDay,
} from '../../../src/features/notification/days';
import { buildNotification } from '../../support/buildNotification';

it.each([
  ['2026-03-02', { word: 'today' }],
  ['2026-03-01', { word: 'yesterday' }],
  ['2026-02-28', { text: 'Saturday, February 28, 2026' }],
  ['2025-01-05', { text: 'Sunday, January 5, 2025' }],
])('formats the heading of %s on 2 March 2026 as %j', (day, heading) => {
  expect(getDayHeading(day, '2026-03-02')).toEqual(heading);
});

it('groups a list by day', () => {
  const buildAt = (id: number, created_at: string) => buildNotification({ id, created_at });
  const days = groupByDay([
    buildAt(3, '2026-03-02T09:00:00'),
    buildAt(2, '2026-03-02T00:00:00'),
    buildAt(1, '2026-03-01T23:59:59'),
  ]);
  expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ['2026-03-02', [3, 2]],
    ['2026-03-01', [1]],
  ]);
});

it('formats times as MMM dd, yyyy at HH:mm in the local time zone', () => {
  expect(formatCreatedAt('2026-03-02T09:05:00')).toEqual({ date: 'Mar 02, 2026', time: '09:05' });
  expect(getCreatedAt(buildNotification({ created_at: '2026-03-02T23:59:59' })).day).toBe('2026-03-02');
  expect(formatShortDay('2026-03-02')).toBe('Mar 02');
});
