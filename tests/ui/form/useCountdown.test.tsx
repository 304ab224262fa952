import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from '../../../src/ui/form/useCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a countdown', () => {
  it.each([0, null])('does not wait when %j seconds are asked for, however slow the machine', (seconds) => {
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
    const { result } = renderHook(() => useCountdown());
    expect(result.current[0]).toBe(0);
    act(() => result.current[1](seconds));
    expect(result.current[0]).toBe(0);
  });

  it('is right after the computer slept', () => {
    const { result } = renderHook(() => useCountdown(30));
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current[0]).toBe(0);
  });
});
