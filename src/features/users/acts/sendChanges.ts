import type { TranslateFunction } from 'ra-core';
import { toErrorMessage, isGone, type Call } from '../../../api/errors';
import { runParallel } from '../../../model/runParallel';
import type { TaskRun } from '../../../ui/task/useTask';
import { concurrency } from '../account/readEach';
import type { Change, Note, UndoableChange } from './bulkAction';

/** Never rejects. Adds undoable changes to `undoable`, by user; notes the failed and cancelled ones. */
export const sendChanges = async (
  changes: readonly Change[],
  values: unknown,
  { signal, attempt, onProgress }: TaskRun,
  undoable: Map<number, UndoableChange>,
  t: TranslateFunction,
) => {
  const notes: Note[] = [];
  const sendOne = async (change: Change) => {
    const { user } = change;
    let call: Call = 'updateAccount';
    let hasStarted = false;
    try {
      await change.send(
        async (name, send) => {
          call = name;
          const result = await attempt(send);
          hasStarted = true;
          return result;
        },
        values,
        (part) => undoable.set(user.id, { ...(undoable.get(user.id) ?? { user }), ...part }),
      );
    } catch (error) {
      const isCancelled = error === signal.reason;
      if (isCancelled && !hasStarted) throw error;
      const reason = isCancelled ? t('users.bulk.halfDone') : getReason(t, call, error);
      const { requestId = null } = toErrorMessage(call, error);
      notes.push({ kind: 'failed', user, change, reason, requestId });
      throw new Error(reason, { cause: error });
    }
  };
  const options = { signal, onSettled: onProgress };
  const { done, notStarted } = await runParallel(changes, concurrency, sendOne, options);
  for (const { user, text } of notStarted) notes.push({ kind: 'untouched', user, text });
  return { done, notes };
};

/** Returns the reason for a failed call in one line. */
export const getReason = (t: TranslateFunction, call: Call, error: unknown): string => {
  if (isGone(error)) return t('users.bulk.gone');
  const { message, messageArgs, reason } = toErrorMessage(call, error);
  const sentence = t(message, messageArgs);
  return reason ? `${sentence} ${t(reason.message, reason.messageArgs)}` : sentence;
};
