import { isUnreachable } from '../../../api/errors';
import type { CompleteList } from '../../../model/completeList';
import { runParallel } from '../../../model/runParallel';
import type { TaskRun } from '../../../ui/task/useTask';

export interface Reading<Item, Result> extends CompleteList<Item> {
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
  return { data: items, total: items.length, results, failed };
};
