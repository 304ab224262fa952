import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkActionName } from './bulkActionMenu';
import type { Change, PlannedChange } from './changes';

export interface RecentChange {
  name: BulkActionName;
  /** Time of sending, also used as its id. */
  startedAt: number;
  done: readonly PlannedChange[];
  undoable: readonly Change[];
}

/** What the dialog shows: all changes, or one, which it undoes at once with `isUndo`. */
export interface ShownChanges {
  startedAt?: number;
  isUndo?: boolean;
}

interface State {
  /** Newest first. */
  changes: readonly RecentChange[];
  shown: ShownChanges | null;
}

const queryKey = ['recentChanges'];
const noChanges: State = { changes: [], shown: null };

/** Changes of this session, kept in memory. */
export const useRecentChanges = () => {
  const client = useQueryClient();
  const { data = noChanges } = useQuery<State>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const update = (change: (now: State) => Partial<State>) =>
    client.setQueryData<State>(queryKey, (now = noChanges) => ({ ...now, ...change(now) }));
  return {
    ...data,
    /** Adds a change, or replaces it by what a retry or an undo left of it. */
    put: (change: RecentChange) =>
      update(({ changes }) => ({
        changes: [change, ...changes.filter(({ startedAt }) => startedAt !== change.startedAt)]
          .filter(({ done }) => done.length > 0)
          .toSorted((one, other) => other.startedAt - one.startedAt),
      })),
    show: (shown: ShownChanges | null) => update(() => ({ shown })),
  };
};
