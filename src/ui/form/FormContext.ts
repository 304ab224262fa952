import { createContext, useContext, type RefObject } from 'react';
import type { useSubmission } from './useSubmission';

interface FormSubmission {
  busy: boolean;
  wait: number;
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
