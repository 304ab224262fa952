import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import {
  fieldMessages,
  toErrorMessage,
  isGone,
  getRequestId,
  type Call,
  type MessageDescriptor,
} from './errors';
import { HttpError, ProofCancelled } from './HttpError';

/**
 * Notifies of a failed call, except for messages that fields already show. Returns the seconds to wait, or null.
 */
export const useNotifyError = () => {
  const notify = useNotify();
  return (call: Call, error: unknown, alreadyShown: readonly string[] = []): number | null => {
    if (error instanceof ProofCancelled) return null;
    const { message, messageArgs, reason, wait } = toErrorMessage(call, error, alreadyShown);
    const { text } = messageArgs;
    if (typeof text !== 'string' || !alreadyShown.includes(text))
      notify(message, { type: 'error', messageArgs, reason, requestId: getRequestId(error) });
    return wait;
  };
};

/** Returns the field's message, or notifies if the user has to wait. */
export const useFieldFailure = (call: Call) => {
  const notifyError = useNotifyError();
  return (error: unknown): { fieldError: MessageDescriptor | undefined; wait: number | null } => {
    const message = toErrorMessage(call, error);
    return message.wait === null
      ? { fieldError: message, wait: null }
      : { fieldError: undefined, wait: notifyError(call, error) };
  };
};

export const useFormErrors = (call: Call, onGone?: () => unknown) => {
  const notifyError = useNotifyError();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) onGone?.();
    const errors = fieldMessages(error, names);
    const alreadyShown = Object.values(errors).filter((text) => text !== undefined);
    return { errors, wait: notifyError(call, error, alreadyShown) };
  };
};

/** Notifies of a 403, then throws it to the error boundary (decisions §4 "Permissions"). */
export const useThrowIfForbidden = (call: Call, error: unknown): boolean => {
  const notifyError = useNotifyError();
  const [forbiddenError, setForbiddenError] = useState<unknown>(null);
  const isForbidden = error instanceof HttpError && error.status === 403;
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

interface Query {
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

export const useQueryFailure = (call: Call, { error, isFetching = false, refetch }: Query) => {
  const t = useTranslate();
  if (!error) return null;
  const { message, messageArgs, wait } = toErrorMessage(call, error);
  return {
    wait,
    requestId: getRequestId(error),
    isBusy: isFetching,
    onRetry: () => void refetch?.(),
    children: t(message, messageArgs),
  };
};

export const useLoadFailure = (call: Call, query: Query) => {
  const failure = useQueryFailure(call, query);
  return useThrowIfForbidden(call, query.error) ? null : failure;
};
