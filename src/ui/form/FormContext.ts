import { createContext, useContext, type RefObject } from 'react';

interface FormSubmission {
  busy: boolean;
  /** Seconds until the server takes another attempt. */
  wait: number;
  /** Set once the record is saved: from then on nothing is lost by leaving. */
  saved: RefObject<boolean>;
  markSaved: (saved: boolean) => void;
}

const FormContext = createContext<FormSubmission>({
  busy: false,
  wait: 0,
  saved: { current: false },
  markSaved: () => undefined,
});

export const FormContextProvider = FormContext.Provider;

/** How the sending of the form around it stands. */
export const useFormSubmission = () => useContext(FormContext);
