import type { Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempts, BackOff, onOutcome, settleOutcome } from '../../../mock-server/guards/attempts';
import { badRequest, notSignedIn, throttled } from '../../../mock-server/guards/Refusal';
import { openDatabase } from '../../../mock-server/storage/openDatabase';
import { folderForTest } from '../../support/temporaryFolder';

describe('attempts within a minute', () => {
  let now: number;
  let attempts: Attempts;
  beforeEach(() => {
    now = 1_000_000;
    attempts = new Attempts(() => now);
  });

  const countAt = (...seconds: number[]) => {
    for (const second of seconds) {
      now = 1_000_000 + second * 1000;
      attempts.count('ada');
    }
  };

  it.each([
    [[], 1, 0],
    [[0, 1], 2, 59_000],
    [[0, 1, 2], 2, 58_000],
    [[0, 20, 40], 3, 20_000],
    [[0, 20, 59.999], 3, 1],
  ])('at the seconds %j, with %i allowed, make the next one wait %i ms', (seconds, limit, wait) => {
    countAt(...seconds);
    expect(attempts.wait('ada', limit)).toBe(wait);
  });

  it('expire one by one, each a minute after it was made', () => {
    countAt(0, 30);
    now = 1_000_000 + 60_000;
    expect(attempts.wait('ada', 1)).toBe(30_000);
    now += 30_000;
    expect(attempts.wait('ada', 1)).toBe(0);
  });

  it('still count after others have expired', () => {
    attempts.count('bob');
    countAt(59, 61);
    expect(attempts.wait('ada', 2)).toBe(58_000);
    expect(attempts.wait('bob', 1)).toBe(0);
  });
});

describe('failures in a row', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;
  const start = Date.parse('2026-03-01T10:00:00Z');

  let db: Awaited<ReturnType<typeof openDatabase>>;
  let now: number;
  let backOff: BackOff;
  beforeEach(async () => {
    db = await openDatabase(folderForTest());
    now = start;
    backOff = new BackOff(db, () => now);
  });
  afterEach(() => db.close());

  const fail = (times: number, name = 'ada') => {
    for (let time = 0; time < times; time += 1) backOff.failed(name);
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
  ])('%i of them, with three free, make the next attempt wait %i ms', (failures, wait) => {
    fail(failures);
    expect(backOff.wait('ada', 3)).toBe(wait);
  });

  it('make the next attempt wait from the last of them', () => {
    fail(3);
    now += 59_000;
    expect(backOff.wait('ada', 3)).toBe(1000);
    fail(1);
    expect(backOff.wait('ada', 3)).toBe(2 * minute);
    now += 2 * minute;
    expect(backOff.wait('ada', 3)).toBe(0);
    now += hour;
    expect(backOff.wait('ada', 3)).toBe(0);
  });

  it('count for one name, and are reset by its success', () => {
    fail(5);
    expect(backOff.wait('bob', 3)).toBe(0);
    backOff.succeeded('bob');
    expect(backOff.wait('ada', 3)).toBe(4 * minute);
    backOff.succeeded('ada');
    expect(backOff.wait('ada', 3)).toBe(0);
    expect(rows()).toBe(0);
  });

  it('expire a day after the first, and their rows are deleted', () => {
    fail(3);
    now = start + day - 1;
    fail(1);
    expect(backOff.wait('ada', 3)).toBe(2 * minute);
    now = start + day;
    expect(backOff.wait('ada', 3)).toBe(0);
    expect(rows()).toBe(0);
  });

  it('of others are deleted at the next failure once they are a day old', () => {
    fail(1, 'bob');
    now = start + day;
    fail(1);
    expect(rows()).toBe(1);
    fail(1, 'carol');
    expect(rows()).toBe(2);
  });

  it('store no name', () => {
    fail(1);
    expect(JSON.stringify(db.all('failed_attempts'))).not.toContain('ada');
  });
});

const settled = (failure?: unknown) => {
  const response = { locals: {} } as Response;
  const listener = vi.fn<(isRight: boolean) => void>();
  onOutcome(response, listener);
  settleOutcome(response, failure);
  return listener.mock.calls;
};

it.each([
  ['no failure', undefined, [[true]]],
  ['a rejected value', badRequest({}), [[false]]],
  ['a missing sign-in', notSignedIn(), [[false]]],
  ['a throttle', throttled(5), []],
  ['an internal error', new Error('disk full'), []],
])('an attempt that ends with %s notifies its listener with %j', (_what, failure, calls) => {
  expect(settled(failure)).toEqual(calls);
});

it('an outcome without a listener is ignored', () => {
  for (const failure of [undefined, badRequest({})])
    expect(() => settleOutcome({ locals: {} } as Response, failure)).not.toThrow();
});
