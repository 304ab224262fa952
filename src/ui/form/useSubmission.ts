import { createContext, use, useRef, useState } from 'react';
import { useCountdown } from './useCountdown';

export interface SubmissionFailure {
  /** Seconds until the next attempt. */
  wait: number | null;
  /** Shown below the form, for a failure without a toast. */
  requestId?: string | null | undefined;
}

/** One submission at a time; none during a wait, which may start with `initialWait` seconds. */
export const useSubmission = (initialWait = 0) => {
  const [busy, setBusy] = useState(false);
  const [wait, startWait] = useCountdown(initialWait);
  const [requestId, setRequestId] = useState<string | null>(null);
  // A second Enter may come before the first one rerenders.
  const isRunning = useRef(false);

  /** A number from the task is the seconds to wait, as is that of a failure. */
  const submit = async (
    task: () => unknown,
    onError?: (error: unknown) => SubmissionFailure,
  ): Promise<void> => {
    if (isRunning.current || wait > 0) return;
    isRunning.current = true;
    setBusy(true);
    setRequestId(null);
    try {
      const seconds = await task();
      if (typeof seconds === 'number') startWait(seconds);
    } catch (error) {
      if (!onError) throw error;
      const failure = onError(error);
      startWait(failure.wait);
      setRequestId(failure.requestId ?? null);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { busy, wait, requestId, submit };
};

export const FormContext = createContext<ReturnType<typeof useSubmission>>({
  busy: false,
  wait: 0,
  requestId: null,
  submit: () => Promise.resolve(),
});

export const useFormSubmission = () => use(FormContext);
