import { expect, it } from 'vitest';
import {
  callsByDay,
  callsByStatus,
  toDayBoundary,
  foldRuns,
  isSameLogFilter,
  noLogFilter,
  type RequestLogEntry,
} from '../../../src/model/users/requestLog';

const buildCall = (change: Partial<RequestLogEntry> = {}): RequestLogEntry => ({
  id: 1,
  path: '/api/user/details/',
  method: 'GET',
  timestamp: '2026-03-02T12:00:00.000Z',
  ip_address: '192.0.2.1',
  user_agent: 'Tests',
  status_code: 200,
  ...change,
});

it('groups consecutive calls that differ only in time', () => {
  const calls = [
    buildCall(),
    buildCall({ timestamp: '2026-03-02T11:00:00.000Z' }),
    buildCall({ method: 'POST' }),
    buildCall(),
  ];
  expect(foldRuns(calls).map((run) => run.calls.length)).toEqual([2, 1, 1]);
  expect(foldRuns([])).toEqual([]);
});

it('counts every day in the chart, including days without calls', () => {
  const days = ['2026-03-05', '2026-03-04', '2026-03-02', '2026-03-02', 'no day'];
  expect(callsByDay(days.map((day) => buildCall({ timestamp: `${day}T12:00:00` })))).toEqual([
    { day: '2026-03-02', count: 2 },
    { day: '2026-03-03', count: 0 },
    { day: '2026-03-04', count: 1 },
    { day: '2026-03-05', count: 1 },
  ]);
  expect(callsByDay([])).toEqual([]);
});

it('sorts statuses in the chart', () => {
  const statuses = [404, 200, 200];
  expect(callsByStatus(statuses.map((status_code) => buildCall({ status_code })))).toEqual([
    { status: 200, count: 2 },
    { status: 404, count: 1 },
  ]);
});

it.each([
  ['first', '2026-03-02', new Date(2026, 2, 2, 0, 0, 0, 0).toISOString()],
  ['last', '2026-03-02', new Date(2026, 2, 2, 23, 59, 59, 999).toISOString()],
  ['first', 'no day', ''],
] as const)('the %s millisecond of the day %s, in the local time zone, is %s', (edge, day, expected) => {
  expect(toDayBoundary(day, edge)).toBe(expected);
});

it.each([
  [{}, true],
  [{ search: '  ' }, true],
  [{ search: 'x' }, false],
  [{ to: '2026-03-02' }, false],
])('compares a filter with %j to no filter: %s', (change, isSame) => {
  expect(isSameLogFilter({ ...noLogFilter, ...change }, noLogFilter)).toBe(isSame);
  expect(isSameLogFilter(noLogFilter, { ...noLogFilter, ...change })).toBe(isSame);
});
