import type { TranslateFunction } from 'ra-core';
import { toErrorMessage, isGone, type Call } from '../../../api/errors';
import { runParallel, type Outcome } from '../../../model/runParallel';
import type { TaskRun } from '../../../ui/task/useTask';
import { concurrency, type Change, type UndoableChange } from './bulkAction';

/** Thrown if a change is cancelled after the first of several calls for a user. */
export class HalfDone extends Error {}

/** Never rejects. Adds undoable changes to `kept`, by user. */
export const sendChanges = <Values>(
  changes: readonly Change<Values>[],
  values: Values,
  { signal, attempt, onProgress }: TaskRun,
  kept: Map<number, UndoableChange>,
): Promise<Outcome<Change<Values>>> => {
  const sendOne = async (change: Change<Values>) => {
    const { user } = change;
    let hasBegun = false;
    try {
      await change.send(
        async (call) => {
          const answer = await attempt(call);
          hasBegun = true;
          return answer;
        },
        values,
        (part) => kept.set(user.id, { ...(kept.get(user.id) ?? { user }), ...part }),
      );
    } catch (error) {
      throw hasBegun && error === signal.reason ? new HalfDone() : error;
    }
  };
  return runParallel(changes, concurrency, sendOne, { signal, onSettled: onProgress });
};

/** Failure of a call other than the action's own. */
class ExplainedFailure extends Error {
  constructor(
    readonly call: Call,
    readonly failure: unknown,
  ) {
    super(call);
  }
}

export const explainFailure = <T>(call: Call, answer: Promise<T>): Promise<T> =>
  answer.catch((failure: unknown) => {
    throw new ExplainedFailure(call, failure);
  });

/** Explains in one line why a call for a user failed. */
export const getReason = (t: TranslateFunction, call: Call, error: unknown): string => {
  if (error instanceof ExplainedFailure) return getReason(t, error.call, error.failure);
  if (error instanceof HalfDone) return t('users.bulk.halfDone');
  if (isGone(error)) return t('users.bulk.gone');
  const { message, messageArgs, reason } = toErrorMessage(call, error);
  const sentence = t(message, messageArgs);
  return reason ? `${sentence} ${t(reason.message, reason.messageArgs)}` : sentence;
};
