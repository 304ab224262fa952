import type { Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AttemptLimiter,
  BackOff,
  onAttemptResult,
  reportAttemptResult,
} from '../../../mock-server/guards/attempts';
import { badRequest, notSignedIn, tooManyRequests } from '../../../mock-server/guards/ApiError';
import { openDatabase } from '../../../mock-server/storage/openDatabase';
import { fakeClock } from '../../support/fakeClock';
import { createTestFolder } from '../../support/temporaryFolder';

it.each([
  [[], 1, 0],
  [[0, 1], 2, 59_000],
  [[0, 1, 2], 2, 58_000],
  [[0, 20, 40], 3, 20_000],
  [[0, 20, 59.999], 3, 1],
  [[0, 59, 61], 2, 58_000],
])('calculates the delay after attempts at seconds %j with %i a minute: %i ms', (seconds, limit, wait) => {
  let now = 0;
  const attempts = new AttemptLimiter(() => now);
  attempts.record('bob');
  for (const second of seconds) {
    now = second * 1000;
    attempts.record('ada');
  }
  expect(attempts.getWaitMs('ada', limit)).toBe(wait);
  expect(attempts.getWaitMs('bob', 1)).toBe(now < 60_000 ? 60_000 - now : 0);
});

describe('consecutive failures', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * 3600;

  let db: Awaited<ReturnType<typeof openDatabase>>;
  let clock: ReturnType<typeof fakeClock>;
  let backOff: BackOff;
  beforeEach(async () => {
    db = await openDatabase(createTestFolder());
    clock = fakeClock();
    backOff = new BackOff(db, clock.now);
  });
  afterEach(() => db.close());

  const fail = (times: number, name = 'ada') => {
    for (let time = 0; time < times; time += 1) backOff.recordFailure(name);
  };
  const rows = () => db.all('failed_attempts').length;

  it.each([
    [0, 0],
    [2, 0],
    [3, minute],
    [5, 4 * minute],
    [8, 32 * minute],
    [9, hour],
    [40, hour],
  ])('delay the next attempt after %i failures, three of them free, by %i ms', (failures, wait) => {
    fail(failures);
    expect([backOff.getWaitMs('ada', 3), backOff.getWaitMs('bob', 3)]).toEqual([wait, 0]);
    clock.advance(wait / 1000);
    expect(backOff.getWaitMs('ada', 3)).toBe(0);
  });

  it('are reset by a success with the same name, and stored without the name', () => {
    fail(5);
    backOff.reset('bob');
    expect(backOff.getWaitMs('ada', 3)).toBe(4 * minute);
    expect(JSON.stringify(db.all('failed_attempts'))).not.toContain('ada');
    backOff.reset('ada');
    expect([backOff.getWaitMs('ada', 3), rows()]).toEqual([0, 0]);
  });

  it('expire a day after the first, and are deleted by the next failure', () => {
    fail(3);
    fail(1, 'bob');
    clock.advance(day - 1);
    fail(1);
    expect(backOff.getWaitMs('ada', 3)).toBe(2 * minute);
    clock.advance(1);
    expect([backOff.getWaitMs('ada', 3), rows()]).toEqual([0, 1]);
    clock.advance(60);
    fail(1, 'carol');
    expect(rows()).toBe(1);
  });
});

it.each([
  ['no failure', undefined, [[true]]],
  ['a rejected value', badRequest({}), [[false]]],
  ['a missing sign-in', notSignedIn(), [[false]]],
  ['a throttle', tooManyRequests(5), []],
  ['an internal error', new Error('disk full'), []],
])('notifies the listener of an attempt with %s: %j', (_what, failure, calls) => {
  const response = { locals: {} } as Response;
  const listener = vi.fn<(isRight: boolean) => void>();
  onAttemptResult(response, listener);
  reportAttemptResult(response, failure);
  expect(listener.mock.calls).toEqual(calls);
});
