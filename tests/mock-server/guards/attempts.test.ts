import { expect, it } from 'vitest';
import { AttemptLimiter } from '../../../mock-server/guards/attempts';

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
  attempts.record(['bob']);
  for (const second of seconds) {
    now = second * 1000;
    attempts.record(['ada']);
  }
  expect(attempts.getWaitMs(['ada'], limit)).toBe(wait);
  expect(attempts.getWaitMs(['bob'], 1)).toBe(now < 60_000 ? 60_000 - now : 0);
});
