import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { describeError, fieldMessages, toErrorMessage, isGone, type Call } from './errors';
import { hasStatus, ProofCancelled } from './HttpError';

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

/** Notifies of a 403, then throws it to the error boundary (decisions §1 "Permissions"). */
export const useThrowIfForbidden = (call: Call, error: unknown): boolean => {
  const notifyError = useNotifyError();
  const [forbiddenError, setForbiddenError] = useState<unknown>(null);
  const isForbidden = hasStatus(error, 403);
  useEffect(() => {
    if (!isForbidden) return;
    notifyError(call, error);
    setForbiddenError(error);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure; `notifyError` is new with every render
  }, [call, error, isForbidden]);
  // oxlint-disable-next-line typescript/only-throw-error -- the rejection is thrown again unchanged
  if (forbiddenError) throw forbiddenError;
  return isForbidden;
};

export interface Query {
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

export const useQueryFailure = (call: Call, { error, isFetching = false, refetch }: Query) => {
  const t = useTranslate();
  if (!error) return null;
  const { text, ...facts } = describeError(t, call, error);
  return { ...facts, isBusy: isFetching, onRetry: () => void refetch?.(), children: text };
};

export const useLoadFailure = (call: Call, query: Query) => {
  const failure = useQueryFailure(call, query);
  return useThrowIfForbidden(call, query.error) ? null : failure;
};
