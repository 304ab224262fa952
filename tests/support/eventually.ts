import { vi } from 'vitest';

/** Waits up to 20 seconds for an expectation to pass, since Vitest's default of one second is short for a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
