import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '../../../src/ui/form/useCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('corrects the countdown after sleep', () => {
  const { result } = renderHook(() => useCountdown(30));
  vi.setSystemTime(Date.now() + 60_000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current[0]).toBe(0);
});
