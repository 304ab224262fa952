import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { fieldSentences, tellingOf, type Call } from './errors';
import { HttpError } from './HttpError';

/**
 * Tells of a failed call in a toast; answers the seconds that the server asks to wait, or null.
 * `alreadyTold` are sentences that stand under fields: they are not repeated.
 */
export const useTellFailure = () => {
  const notify = useNotify();
  return (call: Call, error: unknown, alreadyTold: readonly string[] = []): number | null => {
    const { message, messageArgs, reason, wait } = tellingOf(call, error, alreadyTold);
    const { text } = messageArgs;
    if (typeof text !== 'string' || !alreadyTold.includes(text))
      notify(message, { type: 'error', messageArgs, reason });
    return wait;
  };
};

/** For a form: tells of a refused save, and answers what it says of single fields and the seconds to wait. */
export const useRefusal = (call: Call) => {
  const tell = useTellFailure();
  return (error: unknown, names: readonly string[]) => {
    const errors = fieldSentences(error, names);
    return {
      errors,
      wait: tell(
        call,
        error,
        Object.values(errors).filter((text) => text !== undefined),
      ),
    };
  };
};

const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/**
 * Turns a 403 of a screen's data into the access-denied screen (decisions §4 "Who may call what"), in the
 * words of the area first: it is told, and then thrown to the boundary round the screen. Answers whether
 * it is one, for the moment between.
 */
export const useForbidden = (call: Call, error: unknown): boolean => {
  const tell = useTellFailure();
  const [denied, setDenied] = useState<unknown>(null);
  useEffect(() => {
    if (!isForbidden(error)) return;
    tell(call, error);
    setDenied(error);
    // Told once for each failure, however often the screen is drawn.
    // oxlint-disable-next-line react/exhaustive-deps -- `tell` is made anew with every drawing
  }, [call, error]);
  // oxlint-disable-next-line typescript/only-throw-error -- what a call rejected with, as it came
  if (denied) throw denied;
  return isForbidden(error);
};
