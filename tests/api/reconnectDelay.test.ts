import { expect, it } from 'vitest';
import { reconnectDelay } from '../../src/api/reconnectDelay';

const times = { firstDelayMs: 5_000, maxDelayMs: 60_000 };

it.each([
  [0, 0, 5_000],
  [0, 1, 5_000],
  [1, 0, 10_000],
  [1, 1, 7_500],
  [2, 0, 20_000],
  [3, 0.5, 35_000],
  [4, 0, 60_000],
  [4, 1, 45_000],
  [10_000, 0, 60_000],
])('the next attempt waits, after %i failures and with chance %f, %i ms', (failures, chance, delay) => {
  expect(reconnectDelay(failures, times, chance)).toBe(delay);
});
