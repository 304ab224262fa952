import type { MouseEvent } from 'react';

/** So long after the last digit an Enter is still part of typing the code. */
const keyMs = 500;
/** And a click, for which the hand has to reach for the mouse. */
const clickMs = 1500;

let typedAt = -Infinity;

const msSince = () => performance.now() - typedAt;

/** A code is checked with its last digit: an Enter or a click just after it means that same check, not an empty one. */
export const lastDigit = {
  typed: (): void => {
    typedAt = performance.now();
  },
  forget: (): void => {
    typedAt = -Infinity;
  },
  /** Resolves once such an Enter would have come: only then is the next code asked for. */
  enterHasPassed: (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, keyMs - msSince()))),
  /** Of the button that submits `code`: a click that comes so late does no more than begin again. */
  onClick: (event: MouseEvent, code: string, begin: () => void): void => {
    if (code !== '' || event.detail === 0 || msSince() >= clickMs) return;
    event.preventDefault();
    begin();
  },
};
