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
 * Reports a failed call; other failures are notified by their own text. Skips sentences that are
 * already shown under fields; returns the seconds to wait, or null.
 */
export const useNotifyError = () => {
  const notify = useNotify();
  return (call: Call, error: unknown, shown: readonly string[] = []): number | null => {
    if (error instanceof ProofCancelled) return null;
    const { message, messageArgs, reason, wait } = toErrorMessage(call, error, shown);
    const { text } = messageArgs;
    if (typeof text !== 'string' || !shown.includes(text))
      notify(message, { type: 'error', messageArgs, reason, requestId: getRequestId(error) });
    return wait;
  };
};

/** Returns the message for the field, or shows it where a countdown follows. */
export const useFieldFailure = (call: Call) => {
  const notifyError = useNotifyError();
  return (error: unknown): { sentence: MessageDescriptor | undefined; wait: number | null } => {
    const failure = toErrorMessage(call, error);
    return failure.wait === null
      ? { sentence: failure, wait: null }
      : { sentence: undefined, wait: notifyError(call, error) };
  };
};

export const useFormErrors = (call: Call, onGone?: () => unknown) => {
  const notifyError = useNotifyError();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) onGone?.();
    const errors = fieldMessages(error, names);
    const shown = Object.values(errors).filter((text) => text !== undefined);
    return { errors, wait: notifyError(call, error, shown) };
  };
};

/** Shows the area's message, then throws a 403 to the error boundary (decisions §4 "Permissions"). */
export const useThrowIfForbidden = (call: Call, error: unknown): boolean => {
  const notifyError = useNotifyError();
  const [denied, setDenied] = useState<unknown>(null);
  const isForbidden = error instanceof HttpError && error.status === 403;
  useEffect(() => {
    if (!isForbidden) return;
    notifyError(call, error);
    setDenied(error);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure; `notifyError` is new with every render
  }, [call, error, isForbidden]);
  // oxlint-disable-next-line typescript/only-throw-error -- the rejection is thrown again unchanged
  if (denied) throw denied;
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
