import { useRef, useState } from 'react';
import { useCountdown } from './useCountdown';

/**
 * Sends a form once at a time, and not at all while the server asks to wait.
 *
 * `submit` runs the task; where that rejects, `failed` tells the user and returns the seconds to
 * wait (a 429), or null. `busy` and `wait` are what SubmitButton shows.
 */
export const useSubmission = () => {
  const [busy, setBusy] = useState(false);
  const [wait, startWait] = useCountdown();
  // A second Enter comes before the first has been rendered.
  const isRunning = useRef(false);

  const submit = async (
    task: () => Promise<void>,
    failed: (error: unknown) => number | null,
  ): Promise<void> => {
    if (isRunning.current || wait > 0) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } catch (error) {
      startWait(failed(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { busy, wait, submit };
};
