import { vi } from 'vitest';

/** Waits up to 20 seconds for an expectation, because Vitest's default of one second is short on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
