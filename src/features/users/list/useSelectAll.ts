import { useListContext, useNotify } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import type { UserRecord } from '../../../model/users/userRecord';
import type { ToastAction } from '../../../ui/toasts/Toast';
import { createRetry } from '../retry';
import { isSameFilter, type UserFilter } from './userFilter';
import { useListRequest, useUserListContext } from './UserListBase';

/** Of one selection. */
export const maxSelected = 10_000;

interface Reading {
  filter: UserFilter;
  done: number;
  total: number;
}

/** All who matched a filter were selected, up to the limit. */
export interface Whole {
  filter: UserFilter;
  total: number;
}

/** Selects every user who matches the filter. Another filter drops that selection, says so, and offers it again. */
export const useSelectAll = () => {
  const list = useListContext<UserRecord>();
  const request = useListRequest();
  const { selectedIds, onSelect, total = 0 } = list;
  const { filter } = useUserListContext();
  const data = useData();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [whole, setWhole] = useState<Whole | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [dropped, setDropped] = useState<readonly number[]>([]);
  const stop = useRef<AbortController>(null);
  const isOfOther = (one: { filter: UserFilter } | null) => one && !isSameFilter(one.filter, filter);
  if (isOfOther(reading)) setReading(null);
  if (whole && selectedIds.length === 0) setWhole(null);
  else if (isOfOther(whole)) {
    setWhole(null);
    setDropped(selectedIds);
  }

  const read = async () => {
    const { signal } = (stop.current = new AbortController());
    setReading({ filter, done: 0, total: Math.min(total, maxSelected) });
    const onPart = (part: { data: unknown[]; total: number }) =>
      setReading(
        (now) => now && { filter, done: part.data.length, total: Math.min(part.total, maxSelected) },
      );
    try {
      const options = { attempt: createRetry({ signal }), onPart, limit: maxSelected };
      const all = await data.getAll<UserRecord>('users', { ...request, signal }, options);
      if (signal.aborted) return;
      onSelect(all.data.slice(0, maxSelected).map(({ id }) => id));
      setWhole({ filter, total: all.total });
    } catch (error) {
      if (signal.aborted) return;
      notifyError('users.list', error);
    }
    setReading(null);
  };
  const isReading = reading !== null;
  useEffect(() => (isReading ? () => stop.current?.abort() : undefined), [isReading]);

  const drop = useEffectEvent((ids: readonly number[]) => {
    onSelect([]);
    const action: ToastAction = { label: 'ui.toast.undo', onClick: () => onSelect([...ids]) };
    notify('users.selection.dropped', { type: 'info', messageArgs: { smart_count: ids.length }, action });
  });
  useEffect(() => {
    if (dropped.length > 0) drop(dropped);
  }, [dropped]);

  const selected = new Set(selectedIds);
  const rows = list.isPlaceholderData ? [] : (list.data ?? []);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return {
    whole,
    /** How many match, where more of them can be selected. */
    offer: isPageSelected && Math.min(total, maxSelected) > selectedIds.length ? total : null,
    reading,
    read: () => void read(),
    cancel: () => setReading(null),
    /** What remains of the selection is no longer described by the filter. */
    forget: () => setWhole(null),
  };
};
