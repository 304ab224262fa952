import { medianOf } from './stats';

/** The median time of `task` in ms, after a few warm-up runs. */
export const medianMs = async (task: () => Promise<unknown>, runs = 40): Promise<number> => {
  for (let run = 0; run < 5; run += 1) await task();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await task();
    times.push(performance.now() - begun);
  }
  return medianOf(times);
};

export const inMs = (ms: number): string => `${ms.toFixed(2)} ms`;
