import { vi } from 'vitest';

/** Waits for an expectation to hold; longer than the usual second, which a busy machine may need for less. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
