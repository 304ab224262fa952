import { describe, expect, it } from 'vitest';
import { fateOf, lastRound } from '../../../mock-server/notification/digests';
import type { NotificationMode } from '../../../src/model/notification/notificationModes';

const at = (text: string) => Date.parse(`${text}Z`);

describe('the last round', () => {
  // 2 March 2026 is a Monday.
  it.each([
    ['daily', '2026-03-02T05:59:59.999', '2026-03-01T06:00'],
    ['daily', '2026-03-02T06:00', '2026-03-02T06:00'],
    ['daily', '2026-03-02T23:59', '2026-03-02T06:00'],
    ['daily', '2026-03-01T00:00', '2026-02-28T06:00'],
    ['weekly', '2026-03-02T05:59:59.999', '2026-02-23T06:00'],
    ['weekly', '2026-03-02T06:00', '2026-03-02T06:00'],
    ['weekly', '2026-03-08T23:59', '2026-03-02T06:00'],
    ['weekly', '2027-01-01T12:00', '2026-12-28T06:00'],
  ] as const)('of the %s mails, seen at %s, was at %s', (rhythm, now, expected) => {
    expect(lastRound(rhythm, at(now))).toBe(at(expected));
  });
});

describe('what was collected', () => {
  it.each<[NotificationMode, string, string, ReturnType<typeof fateOf>]>([
    [4, '2026-03-02T05:00', '2026-03-02T05:59', 'wait'],
    [4, '2026-03-02T05:00', '2026-03-02T06:00', 'send'],
    [5, '2026-03-02T06:00', '2026-03-02T06:00', 'wait'],
    [5, '2026-03-02T06:00', '2026-03-03T06:00', 'send'],
    [6, '2026-03-02T07:00', '2026-03-08T23:59', 'wait'],
    [7, '2026-03-02T07:00', '2026-03-09T06:00', 'send'],
    // The server was down for a year.
    [6, '2025-03-02T07:00', '2026-03-03T00:00', 'send'],
    // The receiver thought again meanwhile.
    [3, '2026-03-02T07:00', '2026-03-02T07:01', 'send'],
    [0, '2026-03-02T05:00', '2026-03-02T06:00', 'drop'],
    [1, '2026-03-02T05:00', '2026-03-02T06:00', 'drop'],
  ])('in mode %i at %s is at %s to %s', (mode, since, now, fate) => {
    expect(fateOf(mode, at(since), at(now))).toBe(fate);
  });
});
