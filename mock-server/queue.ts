export const createQueue = (
  concurrency: number,
  maxWaiting: number,
  createError = () => new Error('Too many tasks are waiting.'),
  maxWaitingPerKey = Infinity,
) => {
  const waiting: { key: string | undefined; start: () => void }[] = [];
  let running = 0;
  const acquire = async (key?: string): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    const sameKey = key === undefined ? [] : waiting.filter((task) => task.key === key);
    if (waiting.length >= maxWaiting || sameKey.length >= maxWaitingPerKey) throw createError();
    await new Promise<void>((start) => waiting.push({ key, start }));
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next.start();
    else running--;
  };
  return {
    run: async <T>(task: () => Promise<T>, key?: string): Promise<T> => {
      await acquire(key);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
