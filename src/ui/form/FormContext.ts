import { createContext, use, type RefObject } from 'react';
import type { useSubmission } from './useSubmission';

interface FormSubmission {
  busy: boolean;
  wait: number;
  submit: ReturnType<typeof useSubmission>['submit'];
  saved: RefObject<boolean>;
  markSaved: (saved: boolean) => void;
}

export const FormContext = createContext<FormSubmission>({
  busy: false,
  wait: 0,
  submit: () => Promise.resolve(),
  saved: { current: false },
  markSaved: () => undefined,
});

export const useFormSubmission = () => use(FormContext);
