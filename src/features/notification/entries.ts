import type { Notification } from '../../model/notification/notification';
import type { NotificationDay } from './days';

type Run = [Notification, ...Notification[]];

/** Row of the list: a notification, a folded run of similar ones, or a member of an unfolded run. */
export interface FeedEntry {
  id: string;
  kind: 'one' | 'run' | 'member';
  items: Readonly<Run>;
  isUnfolded: boolean;
}

const createEntry = (item: Notification, kind: 'one' | 'member'): FeedEntry => ({
  id: String(item.id),
  kind,
  items: [item],
  isUnfolded: false,
});

/**
 * Unfolds runs with a member in `unfolded`, so that they stay unfolded while they grow or shrink. Null folds nothing.
 */
export const groupEntries = (
  { items }: NotificationDay,
  unfolded: ReadonlySet<number> | null,
): FeedEntry[] => {
  if (!unfolded) return items.map((item) => createEntry(item, 'one'));
  return groupRuns(items).flatMap((run): FeedEntry[] => {
    if (run.length === 1) return [createEntry(run[0], 'one')];
    const ids = getIds(run);
    const isUnfolded = ids.some((id) => unfolded.has(id));
    const head: FeedEntry = { id: `run-${Math.min(...ids)}`, kind: 'run', items: run, isUnfolded };
    return isUnfolded ? [head, ...run.map((item) => createEntry(item, 'member'))] : [head];
  });
};

export const isSameEntry = (first: FeedEntry, other: FeedEntry): boolean =>
  first.kind === other.kind &&
  first.isUnfolded === other.isUnfolded &&
  first.items.length === other.items.length &&
  first.items.every((item, index) => item === other.items[index]);

export const isRead = ({ items }: Pick<FeedEntry, 'items'>): boolean => items.every(({ is_read }) => is_read);

export const getIds = (items: readonly Notification[]): number[] => items.map(({ id }) => id);

/** Shorter runs are not folded, because that would save no space. */
const shortestRun = 3;

/** Splits the notifications of a day into runs of the same title and service, and single ones. */
const groupRuns = (items: readonly Notification[]): Run[] => {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const isSame = last?.[0].title === item.title && last[0].service === item.service;
    if (isSame) last.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (run.length < shortestRun ? run.map((item): Run => [item]) : [run]));
};
