export const createQueue = (
  concurrency: number,
  maxWaiting: number,
  refuse = () => new Error('Too many tasks are waiting.'),
) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw refuse();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return {
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};
