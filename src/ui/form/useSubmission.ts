import { createContext, use, useRef, useState, type RefObject } from 'react';
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

interface FormSubmission {
  busy: boolean;
  wait: number;
  submit: ReturnType<typeof useSubmission>['submit'];
  isSaved: RefObject<boolean>;
  markSaved: (saved: boolean) => void;
}

export const FormContext = createContext<FormSubmission>({
  busy: false,
  wait: 0,
  submit: () => Promise.resolve(),
  isSaved: { current: false },
  markSaved: () => undefined,
});

export const useFormSubmission = () => use(FormContext);
