/** So long after the last digit an Enter is still part of typing the code. */
const keyMs = 500;
/** And a click, for which the hand has to reach for the mouse. */
const clickMs = 1500;

let lastDigit = -Infinity;

const msSince = () => performance.now() - lastDigit;

/**
 * A code is checked with its last digit; whoever presses Enter or Verify then, out of habit, means that
 * same check, and is not to be told that the boxes are empty.
 */
export const habit = {
  begin: (): void => {
    lastDigit = performance.now();
  },
  forget: (): void => {
    lastDigit = -Infinity;
  },
  /** Resolves once an Enter out of habit would have been pressed: only then is the next code asked for. */
  isOver: (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, keyMs - msSince()))),
  isClick: ({ detail }: { detail: number }): boolean => detail > 0 && msSince() < clickMs,
};
