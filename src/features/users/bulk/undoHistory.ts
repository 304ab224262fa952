import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UndoableChange } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';

export interface UndoableAction {
  name: BulkActionName;
  /** Time of sending, also used as its id. */
  startedAt: number;
  changes: readonly UndoableChange[];
}

const queryKey = ['undoableActions'];
const noActions: readonly UndoableAction[] = [];

/** Undoable actions of this session, kept in memory. */
export const useUndoHistory = () => {
  const client = useQueryClient();
  const { data: actions = noActions } = useQuery<readonly UndoableAction[]>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = (update: (now: readonly UndoableAction[]) => readonly UndoableAction[]) =>
    client.setQueryData<readonly UndoableAction[]>(queryKey, (now = noActions) =>
      update(now).filter(({ changes }) => changes.length > 0),
    );
  return {
    actions,
    add: (added: UndoableAction) =>
      change((now) => [added, ...now.filter(({ startedAt }) => startedAt !== added.startedAt)]),
    /** Removes users whose changes have been undone. */
    removeUsers: (startedAt: number, ids: ReadonlySet<number>) =>
      change((now) =>
        now.map((action) =>
          action.startedAt === startedAt
            ? { ...action, changes: action.changes.filter(({ user }) => !ids.has(user.id)) }
            : action,
        ),
      ),
  };
};
