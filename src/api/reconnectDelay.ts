/**
 * Milliseconds to wait before the next attempt (decisions §5): the first delay, then doubled each time up
 * to the limit. From the second on up to a quarter less by chance (`random` in 0 to 1), so that the
 * browsers of a whole house do not come back in step.
 */
export const reconnectDelay = (
  attempts: number,
  { firstDelayMs, maxDelayMs }: { firstDelayMs: number; maxDelayMs: number },
  random = Math.random(),
): number => {
  if (attempts === 0) return firstDelayMs;
  // The exponent is bounded, so that a night of failures does not overflow it.
  const full = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts, 16));
  return full * (1 - random / 4);
};
