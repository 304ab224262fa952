import { useTranslate } from 'ra-core';
import { describeError, isUnreachable, type Call } from '../../../api/errors';
import { runParallel } from '../../../model/runParallel';
import { ResultNote } from '../../../ui/task/ResultList';
import type { TaskRun } from '../../../ui/task/useTask';

export interface Reading<Item, Result> {
  results: ReadonlyMap<Item, Result>;
  failed: readonly { item: Item; error: unknown }[];
}

/** Limit of parallel calls, because the server throttles. */
export const concurrency = 4;

/** Reads for each item what `known` lacks. Once the server is unreachable, the rest fails too. */
export const readEach = async <Item, Result>(
  items: readonly Item[],
  readOne: (item: Item, signal: AbortSignal) => Promise<Result>,
  { signal, attempt, onProgress }: TaskRun,
  known: ReadonlyMap<Item, Result> = new Map(),
): Promise<Reading<Item, Result>> => {
  const results = new Map(known);
  const missing = items.filter((item) => !known.has(item));
  let outage: unknown = null;
  const readNext = async (item: Item) => {
    try {
      if (outage) throw outage;
      results.set(item, await attempt(() => readOne(item, signal)));
    } catch (error) {
      if (isUnreachable(error)) outage = error;
      throw error;
    }
  };
  onProgress(0, missing.length);
  const { failed } = await runParallel(missing, concurrency, readNext, { signal, onSettled: onProgress });
  return { results, failed };
};

interface FailedNoteProps {
  call: Call;
  /** A message key with `smart_count` and the first `reason`. */
  text: string;
  failed: readonly { title: string; error: unknown }[];
  onRetry: () => void;
}

/** Lists what could not be read, each with its reason. */
export const FailedNote = ({ call, text, failed, onRetry }: FailedNoteProps) => {
  const t = useTranslate();
  const entries = failed.map(({ title, error }, id) => ({ ...describeError(t, call, error), id, title }));
  return (
    entries.length > 0 && (
      <ResultNote
        severity="warning"
        sentence={t(text, { smart_count: entries.length, reason: entries[0]?.text })}
        label="users.paste.show"
        entries={entries}
        onRetry={onRetry}
      />
    )
  );
};
