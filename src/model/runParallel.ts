export interface Outcome<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
  /** Items not started because of an abort. */
  notStarted: T[];
}

interface Options {
  /** Receives the number of items that have succeeded or failed. */
  onSettled?: ((settled: number) => void) | undefined;
  /** Skips the items that have not started. */
  signal?: AbortSignal | undefined;
}

/** Never rejects. */
export const runParallel = async <T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<unknown>,
  { onSettled, signal }: Options = {},
): Promise<Outcome<T>> => {
  const outcome: Outcome<T> = { done: [], failed: [], notStarted: [] };
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        signal?.throwIfAborted();
        await task(item);
        outcome.done.push(item);
      } catch (error) {
        if (signal?.aborted && error === signal.reason) outcome.notStarted.push(item);
        else outcome.failed.push({ item, error });
      }
      onSettled?.(outcome.done.length + outcome.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return outcome;
};

export const mapParallel = async <T, Result>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Map<T, Result>();
  const { failed } = await runParallel(items, limit, async (item) => results.set(item, await task(item)));
  if (failed[0]) throw failed[0].error;
  return items.map((item) => results.get(item) as Result);
};
