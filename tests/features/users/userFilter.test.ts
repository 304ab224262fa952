import { describe, expect, it, vi } from 'vitest';
import {
  getActiveFilters,
  getBuiltInFilters,
  findProblem,
  isSameFilter,
  readUserFilter,
  toStatusFilter,
  applyDraft,
} from '../../../src/features/users/list/filter/userFilter';

describe('user filter', () => {
  it.each([
    [null, {}],
    ['text', {}],
    [{ search: '  Nina ' }, { search: 'Nina' }],
    [{ search: '' }, {}],
    [{ is_active: false, is_staff: 'yes' }, { is_active: false }],
    [{ last_login__gte: '2026-03-02T09:00:00.000Z' }, { last_login__gte: '2026-03-02T09:00:00.000Z' }],
    [{ last_login: 'one day' }, {}],
    [{ password: 'x' }, {}],
  ])('reads %j from the URL as %j', (raw, filter) => {
    expect(readUserFilter(raw)).toEqual(filter);
  });

  it.each([
    ['activeLoggedIn', { is_active: true, last_login__isnull: false }],
    ['activeNotLoggedIn', { is_active: true, last_login__isnull: true }],
    ['inactiveLoggedIn', { is_active: false, last_login__isnull: false }],
    ['inactiveNotLoggedIn', { is_active: false, last_login__isnull: true }],
  ] as const)('maps the slice %s to %j', (status, filter) => {
    expect(toStatusFilter(status)).toEqual(filter);
  });

  it('counts panel filters without the search', () => {
    expect(getActiveFilters({ search: 'a', is_staff: false, is_active: true })).toEqual([
      'is_active',
      'is_staff',
    ]);
  });

  it('is compared regardless of key order', () => {
    expect(isSameFilter({ is_active: true, search: 'a' }, { search: 'a', is_active: true })).toBe(true);
    expect(isSameFilter({ is_active: true }, { is_active: false })).toBe(false);
  });

  it('reports a login range that starts after its end', () => {
    const [from, to] = ['2026-03-02T09:00:00Z', '2026-03-01T09:00:00Z'];
    expect(findProblem({ last_login__gte: from, last_login__lte: to })).toBe('users.filters.fromAfterTo');
    expect(findProblem({ last_login__gte: to, last_login__lte: from })).toBeNull();
  });
});

describe('panel draft', () => {
  it('overrides the filter, keeps the search and removes a field', () => {
    expect(applyDraft({ search: 'a', is_active: true }, { is_active: undefined, is_staff: false })).toEqual({
      search: 'a',
      is_staff: false,
    });
  });
});

it('keeps the filter of users without sign-in for 90 days all day', () => {
  const getLimitAt = (day: number, hour: number, minute: number) => {
    vi.setSystemTime(new Date(2026, 5, day, hour, minute));
    return getBuiltInFilters().noSignIn.last_login__lte;
  };
  const ninetyDaysBefore = new Date(2026, 5, 15 - 90).toISOString();
  expect(getLimitAt(15, 0, 0)).toBe(ninetyDaysBefore.replace(/:00\.000Z$/, 'Z'));
  expect(getLimitAt(15, 23, 59)).toBe(getLimitAt(15, 0, 0));
  expect(getLimitAt(16, 0, 0)).not.toBe(getLimitAt(15, 0, 0));
  vi.useRealTimers();
});
