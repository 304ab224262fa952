import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptChange } from './bulkAction';
import type { BulkActionName } from './bulkActionMenu';

/** An action that can be taken back. */
export interface KeptAction {
  name: BulkActionName;
  /** Time of sending, which also identifies it. */
  at: number;
  changes: readonly KeptChange[];
}

const queryKey = ['keptActions'];
const none: readonly KeptAction[] = [];

/** The actions of this session that can be taken back, as long as the tab lives. */
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
    /** Removes users who have back what they had. */
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
