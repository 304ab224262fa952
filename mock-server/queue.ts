export const createQueue = (
  atOnce: number,
  mostWaiting: number,
  refuse = () => new Error('Too many wait.'),
) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting.length >= mostWaiting) throw refuse();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };
  return {
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      await begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
};
