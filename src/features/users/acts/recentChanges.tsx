import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazyPart, pickExport } from '../../../ui/loading/lazyCode';
import type { Change, UndoableChange } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';

export interface RecentChange {
  name: BulkActionName;
  /** Time of sending, also used as its id. */
  startedAt: number;
  done: readonly Pick<Change, 'user' | 'text'>[];
  undoable: readonly UndoableChange[];
}

/** What the dialog shows: all changes, those of one user, or one change. */
export interface ShownChanges {
  userId?: number;
  startedAt?: number;
  /** Undoes the change at once. */
  isUndo?: boolean;
}

interface State {
  changes: readonly RecentChange[];
  shown: ShownChanges | null;
}

const queryKey = ['recentChanges'];
const noChanges: State = { changes: [], shown: null };

/** Changes of this session, kept in memory. */
export const useRecentChanges = () => {
  const client = useQueryClient();
  const { data = noChanges } = useQuery<State>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const update = (change: (now: State) => Partial<State>) =>
    client.setQueryData<State>(queryKey, (now = noChanges) => ({ ...now, ...change(now) }));
  return {
    ...data,
    select: ({ userId, startedAt }: ShownChanges): RecentChange[] => {
      const isOfUser = ({ user }: { user: { id: number } }) => userId === undefined || user.id === userId;
      return data.changes
        .filter((change) => startedAt === undefined || change.startedAt === startedAt)
        .map((change) => ({
          ...change,
          done: change.done.filter(isOfUser),
          undoable: change.undoable.filter(isOfUser),
        }))
        .filter(({ done }) => done.length > 0);
    },
    add: (added: RecentChange) =>
      update(({ changes }) => ({
        changes: [added, ...changes.filter(({ startedAt }) => startedAt !== added.startedAt)],
      })),
    /** Removes users whose changes have been undone. */
    removeUsers: (startedAt: number, ids: ReadonlySet<number>) => {
      const isLeft = ({ user }: { user: { id: number } }) => !ids.has(user.id);
      update(({ changes }) => ({
        changes: changes.map((change) =>
          change.startedAt === startedAt
            ? { ...change, done: change.done.filter(isLeft), undoable: change.undoable.filter(isLeft) }
            : change,
        ),
      }));
    },
    show: (shown: ShownChanges | null) => update(() => ({ shown })),
  };
};

const RecentChangesDialog = lazyPart(() => import('./BulkDialog').then(pickExport('RecentChangesDialog')));

/** Rendered beside all pages, because the toast of a change outlives its page. */
export const RecentChanges = () => {
  const { shown } = useRecentChanges();
  return shown && <RecentChangesDialog shown={shown} />;
};
