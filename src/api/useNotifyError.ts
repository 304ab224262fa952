import { useNotify } from 'ra-core';
import { fieldMessages, toErrorMessage, isGone, type Call } from './errors';
import { ProofCancelled } from './HttpError';

interface NotifyErrorOptions {
  /** Counts the seconds of a wait in the toast, for acts whose button does not. */
  countsInToast?: boolean;
}

/**
 * Notifies of a failed call, except for messages that fields already show. Returns the seconds to wait, or null.
 */
export const useNotifyError = ({ countsInToast = false }: NotifyErrorOptions = {}) => {
  const notify = useNotify();
  return (call: Call, error: unknown, alreadyShown: readonly string[] = []): number | null => {
    if (error instanceof ProofCancelled) return null;
    const { message, wait, ...details } = toErrorMessage(call, error, alreadyShown);
    const { text } = details.messageArgs;
    if (typeof text !== 'string' || !alreadyShown.includes(text))
      notify(message, { type: 'error', ...details, ...(countsInToast && { wait }) });
    return wait;
  };
};

/** Returns the field's message, or notifies if the user has to wait. */
export const useFieldFailure = (call: Call) => {
  const notifyError = useNotifyError();
  return (error: unknown) => {
    const { wait, requestId, ...fieldError } = toErrorMessage(call, error);
    return wait === null
      ? { fieldError, wait, requestId }
      : { fieldError: undefined, wait: notifyError(call, error) };
  };
};

export const useFormErrors = (call: Call, onGone?: () => unknown) => {
  const notifyError = useNotifyError();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) onGone?.();
    const errors = fieldMessages(error, names);
    const alreadyShown = Object.values(errors).filter((text) => text !== undefined);
    const wait = notifyError(call, error, alreadyShown);
    return {
      errors,
      wait,
      requestId: alreadyShown.length > 0 ? toErrorMessage(call, error).requestId : null,
    };
  };
};
