import type { MouseEvent } from 'react';

/** An Enter within this time after the last digit belongs to the code just typed. */
const enterMs = 500;
/** The same for a click on the submit button. */
const clickMs = 1500;

let typedAt = -Infinity;

const msSince = () => performance.now() - typedAt;

/** The last digit submits the code, so an Enter or click just after it must not submit the emptied form. */
export const lastDigit = {
  recordTime: (): void => {
    typedAt = performance.now();
  },
  reset: (): void => {
    typedAt = -Infinity;
  },
  /** Resolves when an Enter can no longer belong to the last code. */
  waitForEnter: (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, enterMs - msSince()))),
  /** For the submit button: such a click calls `restart` instead of submitting. */
  onClick: (event: MouseEvent, code: string, restart: () => void): void => {
    if (code !== '' || event.detail === 0 || msSince() >= clickMs) return;
    event.preventDefault();
    restart();
  },
};
