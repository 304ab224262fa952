const defaultPauseMs = 150;

/** Calls `onBatch` at once with the first item, and in batches with later ones. */
export const createBatcher = <T>(onBatch: (items: T[]) => void, pauseMs = defaultPauseMs) => {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const items = waiting;
    waiting = [];
    if (items.length > 0) onBatch(items);
  };
  const tick = () => {
    timer = waiting.length > 0 ? setTimeout(tick, pauseMs) : undefined;
    flush();
  };
  return {
    add: (item: T) => {
      waiting.push(item);
      if (timer !== undefined) return;
      timer = setTimeout(tick, pauseMs);
      flush();
    },
    flush,
    stop: () => clearTimeout(timer),
  };
};
