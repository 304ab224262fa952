import { describe, expect, it } from 'vitest';
import { recentlyOpened, timeAgo, withOpening } from '../../../src/features/dashboard/services';
import type { ServiceCard } from '../../../src/model/dic-services/services';

describe('withOpening', () => {
  it('puts the newest first and lists each service once', () => {
    const before = [
      { code: 'shm', at: 2 },
      { code: 'ai_hub', at: 1 },
    ];
    expect(withOpening(before, 'ai_hub', 3)).toEqual([
      { code: 'ai_hub', at: 3 },
      { code: 'shm', at: 2 },
    ]);
  });

  it('keeps the latest six', () => {
    let openings: { code: string; at: number }[] = [];
    for (let at = 1; at <= 9; at++) openings = withOpening(openings, `service${at}`, at);
    expect(openings.map(({ at }) => at)).toEqual([9, 8, 7, 6, 5, 4]);
  });
});

it('recently opened services are shown only while they exist', () => {
  const cards = ['shm', 'financial', 'ai_hub'].map((code_name) => ({ code_name }) as ServiceCard);
  const openings = ['ai_hub', 'gone', 'shm'].map((code) => ({ code, at: 1 }));
  expect(recentlyOpened(cards, openings).map(({ code_name }) => code_name)).toEqual(['ai_hub', 'shm']);
});

const minute = 60_000;
it.each([
  [0, 'this minute'],
  [-5 * minute, 'this minute'],
  [59_000, 'this minute'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [40 * 24 * 60 * minute, '40 days ago'],
])('an opening %i ms ago reads "%s"', (passed, text) => {
  const now = 1_700_000_000_000;
  expect(timeAgo(now - passed, now)).toBe(text);
});
