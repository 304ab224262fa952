import { useState } from 'react';
import type { Notification } from '../../model/notification/notification';

/**
 * Deselects notifications that are deleted or hidden by a filter, but not those selected while still hidden, such as
 * after a failed deletion.
 */
export const useSelection = (shown: readonly Notification[]) => {
  /** Maps an id to whether it has been shown since it was selected. */
  const [ids, setIds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const selected = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id));
  const seenCount = [...ids.values()].filter(Boolean).length;
  if (selected.length < seenCount || selected.some(({ id }) => !ids.get(id))) {
    const unseen = [...ids].filter(([, wasSeen]) => !wasSeen);
    setIds(new Map([...unseen, ...selected.map(({ id }) => [id, true] as const)]));
  }
  return {
    selected,
    has: (id: number) => ids.has(id),
    set: (some: readonly number[], isSelected: boolean) =>
      setIds((now) => {
        const next = new Map(now);
        for (const id of some)
          if (!isSelected) next.delete(id);
          else if (!next.has(id)) next.set(id, false);
        return next;
      }),
    clear: () => setIds(new Map()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
