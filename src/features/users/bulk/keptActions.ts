import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptChange } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';

/** Action that can be undone. */
export interface KeptAction {
  name: BulkActionName;
  /** Time of sending, also used as its id. */
  at: number;
  changes: readonly KeptChange[];
}

const queryKey = ['keptActions'];
const none: readonly KeptAction[] = [];

/** Undoable actions of this session, kept in memory. */
export const useKeptActions = () => {
  const client = useQueryClient();
  const { data: actions = none } = useQuery<readonly KeptAction[]>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = (update: (now: readonly KeptAction[]) => readonly KeptAction[]) =>
    client.setQueryData<readonly KeptAction[]>(queryKey, (now = none) =>
      update(now).filter(({ changes }) => changes.length > 0),
    );
  return {
    actions,
    keep: (action: KeptAction) => change((now) => [action, ...now.filter(({ at }) => at !== action.at)]),
    /** Removes users whose changes have been undone. */
    forget: (at: number, ids: ReadonlySet<number>) =>
      change((now) =>
        now.map((action) =>
          action.at === at
            ? { ...action, changes: action.changes.filter(({ user }) => !ids.has(user.id)) }
            : action,
        ),
      ),
  };
};
