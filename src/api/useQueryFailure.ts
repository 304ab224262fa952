import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { describeError, type Call } from './errors';
import { hasStatus } from './HttpError';
import { useNotifyError } from './useNotifyError';

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

export interface QueryState {
  error?: unknown;
  isFetching?: boolean | undefined;
  refetch?: (() => unknown) | undefined;
}

export const useQueryFailure = (call: Call, { error, isFetching = false, refetch }: QueryState) => {
  const t = useTranslate();
  if (!error) return null;
  const { text, ...facts } = describeError(t, call, error);
  return { ...facts, isBusy: isFetching, onRetry: () => void refetch?.(), children: text };
};

export const useLoadFailure = (call: Call, query: QueryState) => {
  const failure = useQueryFailure(call, query);
  return useThrowIfForbidden(call, query.error) ? null : failure;
};
