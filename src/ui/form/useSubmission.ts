import { createContext, use, useRef, useState } from 'react';
import { useCountdown } from './useCountdown';

/** `failed` returns the seconds to wait, or null. */
export const useSubmission = () => {
  const [busy, setBusy] = useState(false);
  const [wait, startWait] = useCountdown();
  // A second Enter may come before the first one rerenders.
  const isRunning = useRef(false);

  const submit = async (
    task: () => Promise<void>,
    onError: (error: unknown) => number | null,
  ): Promise<void> => {
    if (isRunning.current || wait > 0) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } catch (error) {
      startWait(onError(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { busy, wait, submit };
};

export const FormContext = createContext<ReturnType<typeof useSubmission>>({
  busy: false,
  wait: 0,
  submit: () => Promise.resolve(),
});

export const useFormSubmission = () => use(FormContext);
