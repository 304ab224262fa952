export class QueueFullError extends Error {}

export const createQueue = (concurrency: number, maxWaiting: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw new QueueFullError();
    await new Promise<void>((start) => waiting.push(start));
  };
  const release = (): void => {
    const startNext = waiting.shift();
    if (startNext) startNext();
    else running--;
  };
  return {
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      await acquire();
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
