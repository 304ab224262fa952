const spanMs = 10_000;
/** A portal that deletes a large selection says so frame by frame. */
const mostFrames = 1000;

export const frameLimit = () => {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    count = 0;
    timer = undefined;
  };
  return {
    isReached: (): boolean => {
      timer ??= setTimeout(begin, spanMs).unref();
      count += 1;
      return count > mostFrames;
    },
    end: () => clearTimeout(timer),
  };
};
