import type { Notification } from './notification';

/** Two of a kind take no more room than a line that says so. */
const shortestRun = 3;

/** Splits the notifications of a day into runs of the same title and service, and single ones. */
export const runsOf = (items: readonly Notification[]): Notification[][] => {
  const runs: Notification[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const isSame = last?.[0]?.title === item.title && last[0].service === item.service;
    if (isSame) last.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (run.length < shortestRun ? run.map((item) => [item]) : [run]));
};
