import { useState } from 'react';
import type { Notification } from '../../model/notification';

/**
 * Which of the notifications on the screen are selected. What the filters hide, or what is gone, is not
 * selected any more: an action never reaches what the person does not see.
 */
export const useSelection = (shown: readonly Notification[]) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id));
  if (selected.length < ids.size) setIds(new Set(selected.map(({ id }) => id)));
  return {
    selected,
    has: (id: number) => ids.has(id),
    set: (some: readonly number[], on: boolean) =>
      setIds((now) => {
        const next = new Set(now);
        for (const id of some)
          if (on) next.add(id);
          else next.delete(id);
        return next;
      }),
    clear: () => setIds(new Set()),
  };
};

export type Selection = ReturnType<typeof useSelection>;
