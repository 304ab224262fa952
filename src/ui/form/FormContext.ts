import { createContext, useContext, type RefObject } from 'react';
import type { useSubmission } from './useSubmission';

interface FormSubmission {
  busy: boolean;
  /** Seconds until the server takes another attempt. */
  wait: number;
  /** Sends something else of the form under the same lock: once at a time, and not before a 429 is over. */
  submit: ReturnType<typeof useSubmission>['submit'];
  saved: RefObject<boolean>;
  markSaved: (saved: boolean) => void;
}

const FormContext = createContext<FormSubmission>({
  busy: false,
  wait: 0,
  submit: () => Promise.resolve(),
  saved: { current: false },
  markSaved: () => undefined,
});

export const FormContextProvider = FormContext.Provider;

export const useFormSubmission = () => useContext(FormContext);
