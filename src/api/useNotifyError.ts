import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { fieldSentences, errorMessageOf, isGone, type Call } from './errors';
import { HttpError } from './HttpError';

/** Shows a failed call in a toast, save what is `shown` under fields already; returns the seconds to wait, or null. */
export const useNotifyError = () => {
  const notify = useNotify();
  return (call: Call, error: unknown, shown: readonly string[] = []): number | null => {
    const { message, messageArgs, reason, wait } = errorMessageOf(call, error, shown);
    const { text } = messageArgs;
    if (typeof text !== 'string' || !shown.includes(text))
      notify(message, { type: 'error', messageArgs, reason });
    return wait;
  };
};

/** `onGone`: the record was deleted elsewhere, and the page that asks for it again says so. */
export const useRefusal = (call: Call, onGone?: () => unknown) => {
  const notifyError = useNotifyError();
  return (error: unknown, names: readonly string[]) => {
    if (isGone(error)) onGone?.();
    const errors = fieldSentences(error, names);
    return {
      errors,
      wait: notifyError(
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
 * words of the area first: it is shown, and then thrown to the boundary round the screen. Returns whether
 * it is one, for the moment between.
 */
export const useForbidden = (call: Call, error: unknown): boolean => {
  const notifyError = useNotifyError();
  const [denied, setDenied] = useState<unknown>(null);
  useEffect(() => {
    if (!isForbidden(error)) return;
    notifyError(call, error);
    setDenied(error);
    // Once for each failure, however often the screen is rendered.
    // oxlint-disable-next-line react/exhaustive-deps -- `notifyError` is new with every render
  }, [call, error]);
  // oxlint-disable-next-line typescript/only-throw-error -- what a call rejected with, as it came
  if (denied) throw denied;
  return isForbidden(error);
};

interface Query {
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

/** Why a query failed and the way to try again, as `LoadFailure` shows it; null while it did not. */
export const useQueryFailure = (call: Call, { error, isFetching = false, refetch }: Query) => {
  const t = useTranslate();
  if (!error) return null;
  const { message, messageArgs, wait } = errorMessageOf(call, error);
  return { wait, isBusy: isFetching, onRetry: () => void refetch?.(), children: t(message, messageArgs) };
};

/** The same, but a 403 leads to the access-denied screen. */
export const useLoadFailure = (call: Call, query: Query) => {
  const failure = useQueryFailure(call, query);
  return useForbidden(call, query.error) ? null : failure;
};
