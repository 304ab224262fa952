import { inParallel } from '../../../model/inParallel';
import { createRetry } from '../retry';
import { concurrency, type Attempt, type Change } from './act';

/** Cancelled after the first of several calls for a user. */
export class HalfDone extends Error {}

export interface Sent<Values> {
  done: readonly Change<Values>[];
  failed: readonly { item: Change<Values>; error: unknown }[];
  /** Cancelled before anything was sent for them. */
  untouched: readonly Change<Values>[];
}

interface SendOptions<Values> {
  values: Values;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  onWait: (seconds: number | null) => void;
}

/** Never rejects. */
export const sendChanges = async <Values>(
  changes: readonly Change<Values>[],
  { values, signal, onProgress, onWait }: SendOptions<Values>,
): Promise<Sent<Values>> => {
  const retry = createRetry({ signal, kind: 'write', onWait });
  const sendOne = async ({ send }: Change<Values>) => {
    signal.throwIfAborted();
    let hasBegun = false;
    const attempt: Attempt = async (call) => {
      const answer = await retry(call);
      hasBegun = true;
      return answer;
    };
    try {
      await send(attempt, values);
    } catch (error) {
      throw hasBegun && error === signal.reason ? new HalfDone() : error;
    }
  };
  const { done, failed } = await inParallel(changes, concurrency, sendOne, (settled) =>
    onProgress(settled, changes.length),
  );
  const isUntouched = ({ error }: { error: unknown }) => signal.aborted && error === signal.reason;
  return {
    done,
    failed: failed.filter((failure) => !isUntouched(failure)),
    untouched: failed.filter(isUntouched).map(({ item }) => item),
  };
};
