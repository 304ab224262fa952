import { beforeEach, describe, expect, it } from 'vitest';
import { Attempts } from '../../../mock-server/guards/attempts';

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

describe('attempts within a minute', () => {
  it.each([
    [[], 1, 0],
    [[0], 2, 0],
    [[0, 1], 2, 59_000],
    [[0, 1, 2], 2, 58_000],
    [[0, 20, 40], 3, 20_000],
    [[0, 20, 59.999], 3, 1],
  ])('made after %j seconds with %i allowed make the next one wait %i ms', (seconds, limit, wait) => {
    countAt(...seconds);
    expect(attempts.wait('ada', limit)).toBe(wait);
  });

  it('are forgotten one by one, each a minute after it was made', () => {
    countAt(0, 30);
    now = 1_000_000 + 60_000;
    expect(attempts.wait('ada', 1)).toBe(30_000);
    now += 30_000;
    expect(attempts.wait('ada', 1)).toBe(0);
  });

  it('count for their own name alone', () => {
    countAt(0, 1);
    expect(attempts.wait('bob', 1)).toBe(0);
  });

  it('go on counting where others were forgotten meanwhile', () => {
    attempts.count('bob');
    countAt(59, 61);
    expect(attempts.wait('ada', 2)).toBe(58_000);
    expect(attempts.wait('bob', 1)).toBe(0);
  });
});
