import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkActionName } from './bulkActionMenu';
import type { PlannedChange } from './changes';

export interface RecentChange {
  name: BulkActionName;
  /** Time of sending, also used as its id. */
  startedAt: number;
  /** Of each user, what was changed and can be undone. */
  changes: readonly PlannedChange[];
}

/** What the dialog shows: all changes, or one, which it undoes at once with `isUndo`. */
export interface ShownChanges {
  startedAt?: number;
  isUndo?: boolean;
}

interface State {
  /** Newest first. */
  records: readonly RecentChange[];
  shown: ShownChanges | null;
}

const queryKey = ['recentChanges'];
const noChanges: State = { records: [], shown: null };

/** Changes of this session, kept in memory. */
export const useRecentChanges = () => {
  const client = useQueryClient();
  const { data = noChanges } = useQuery<State>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const update = (change: (now: State) => Partial<State>) =>
    client.setQueryData<State>(queryKey, (now = noChanges) => ({ ...now, ...change(now) }));
  return {
    ...data,
    /** Adds a change, or replaces it by what a retry or an undo left of it. */
    put: (record: RecentChange) =>
      update(({ records }) => ({
        records: [record, ...records.filter(({ startedAt }) => startedAt !== record.startedAt)]
          .filter(({ changes }) => changes.length > 0)
          .toSorted((one, other) => other.startedAt - one.startedAt),
      })),
    show: (shown: ShownChanges | null) => update(() => ({ shown })),
  };
};
