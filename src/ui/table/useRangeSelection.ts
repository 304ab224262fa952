import { useEvent, type Identifier } from 'ra-core';
import { useMemo, useRef } from 'react';

export interface RangeSelection<Id extends Identifier> {
  ids: readonly Id[];
  has: (id: Id) => boolean;
  /** Starts a range at the row that was clicked before. */
  toggle: (id: Id, isRange?: boolean) => void;
  setSelected: (changedIds: readonly Id[], isSelected: boolean) => void;
}

/** Selects rows, with Shift for ranges. `order` holds the visible ids in order; `ids` may include others. */
export const useRangeSelection = <Id extends Identifier>(
  order: readonly Id[],
  ids: readonly Id[],
  onChange: (ids: Id[]) => void,
): RangeSelection<Id> => {
  const anchor = useRef<Id | null>(null);
  const setSelected = useEvent((changedIds: readonly Id[], isSelected: boolean) => {
    const next = new Set(ids);
    for (const id of changedIds) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onChange([...next]);
  });
  const toggle = useEvent((id: Id, isRange = false) => {
    const to = order.indexOf(id);
    const from = isRange && ids.length > 0 && anchor.current !== null ? order.indexOf(anchor.current) : -1;
    anchor.current = id;
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    setSelected(range, !ids.includes(id));
  });
  return useMemo(() => {
    const selected = new Set(ids);
    return { ids, has: (id) => selected.has(id), toggle, setSelected };
  }, [ids, toggle, setSelected]);
};
