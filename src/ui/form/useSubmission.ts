import { useRef, useState } from 'react';
import { useCountdown } from './useCountdown';

/** Sends a form once at a time, and not while the server asks to wait; `failed` returns those seconds, or null. */
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
