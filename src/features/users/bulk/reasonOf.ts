import type { TranslateFunction } from 'ra-core';
import { errorMessageOf, isGone, type Call } from '../../../api/errors';
import { HalfDone } from './sendChanges';

/** A failure of another call than that of the act. */
class ExplainedFailure extends Error {
  constructor(
    readonly call: Call,
    readonly failure: unknown,
  ) {
    super(call);
  }
}

export const explainedBy = <T>(call: Call, answer: Promise<T>): Promise<T> =>
  answer.catch((failure: unknown) => {
    throw new ExplainedFailure(call, failure);
  });

/** Why a call for a user failed, in one line. */
export const reasonOf = (t: TranslateFunction, call: Call, error: unknown): string => {
  if (error instanceof ExplainedFailure) return reasonOf(t, error.call, error.failure);
  if (error instanceof HalfDone) return t('users.bulk.halfDone');
  if (isGone(error)) return t('users.bulk.gone');
  const { message, messageArgs, reason } = errorMessageOf(call, error);
  const sentence = t(message, messageArgs);
  return reason ? `${sentence} ${t(reason.message, reason.messageArgs)}` : sentence;
};
