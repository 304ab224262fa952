export interface Outcome<T> {
  done: T[];
  failed: { item: T; error: unknown }[];
  /** Items that an abort kept from starting. */
  untouched: T[];
}

interface Options {
  /** Gets the number of items that are done or failed. */
  onSettled?: ((settled: number) => void) | undefined;
  /** Aborts the items that have not begun. */
  signal?: AbortSignal | undefined;
}

/** Never rejects. */
export const runParallel = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<unknown>,
  { onSettled, signal }: Options = {},
): Promise<Outcome<T>> => {
  const outcome: Outcome<T> = { done: [], failed: [], untouched: [] };
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        signal?.throwIfAborted();
        await work(item);
        outcome.done.push(item);
      } catch (error) {
        if (signal?.aborted && error === signal.reason) outcome.untouched.push(item);
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
  work: (item: T) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Map<T, Result>();
  const { failed } = await runParallel(items, limit, async (item) => results.set(item, await work(item)));
  if (failed[0]) throw failed[0].error;
  return items.map((item) => results.get(item) as Result);
};
