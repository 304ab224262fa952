import { Button } from '@mui/material';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { waitBefore } from '../../../api/errors';
import { useData } from '../../../api/useData';
import { useNotifyError } from '../../../api/useNotifyError';
import type { UserRecord } from '../../../model/users/userRecord';
import { focusRendered } from '../../../ui/focus';
import { useTask } from '../../../ui/task/useTask';
import type { ToastAction } from '../../../ui/toasts/Toast';
import { useListRequest, useUserListContext } from './UserListBase';
import { type UserFilter, isSameFilter } from './filter/userFilter';

type All = ReturnType<typeof useSelectAll>;

/** Offers all that match; while they are read, Cancel stands in its place. */
export const SelectAll = ({ offer, progress, read, stop }: All) => {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const bar = element?.closest('[data-selection-bar]');
    // Once all are selected, the keyboard goes on with what can be done with them.
    return () => {
      if (document.activeElement === element)
        focusRendered(() => bar?.querySelector<HTMLElement>('[aria-haspopup]') ?? null);
    };
  }, []);
  const total = offer ?? 0;
  return (
    <Button
      ref={button}
      onClick={({ detail }) => {
        if (!progress) read();
        // The second click of a double click is not meant for Cancel.
        else if (detail < 2) stop();
      }}
    >
      {progress
        ? t('action.cancel')
        : t(total > maxSelected ? 'users.selection.selectFirst' : 'users.selection.selectAll', {
            max: maxSelected,
            total,
          })}
    </Button>
  );
};

/** Of one selection. */
export const maxSelected = 10_000;

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
  const { progress, run, stop } = useTask(waitBefore);
  if (whole && selectedIds.length === 0) setWhole(null);

  const read = async () => {
    try {
      const all = await run('read', Math.min(total, maxSelected), ({ signal, attempt, onProgress }) => {
        const onPart = (part: { data: unknown[]; total: number }) =>
          onProgress(part.data.length, Math.min(part.total, maxSelected));
        const options = { attempt, onPart, limit: maxSelected };
        return data.getAll<UserRecord>('users', { ...request, signal }, options);
      });
      if (!all) return;
      onSelect(all.data.slice(0, maxSelected).map(({ id }) => id));
      setWhole({ filter, total: all.total });
    } catch (error) {
      notifyError('users.list', error);
    }
  };

  const onFilter = useEffectEvent(() => {
    if (!whole || isSameFilter(whole.filter, filter)) return;
    setWhole(null);
    onSelect([]);
    const action: ToastAction = { label: 'ui.toast.undo', onClick: () => onSelect([...selectedIds]) };
    const messageArgs = { smart_count: selectedIds.length };
    notify('users.selection.dropped', { type: 'info', messageArgs, action });
  });
  const key = JSON.stringify(filter);
  useEffect(() => {
    onFilter();
    return stop;
    // oxlint-disable-next-line react/exhaustive-deps -- what is read belongs to this filter
  }, [key]);

  const selected = new Set(selectedIds);
  const rows = list.isPlaceholderData ? [] : (list.data ?? []);
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return {
    whole,
    /** How many match, where more of them can be selected. */
    offer: isPageSelected && Math.min(total, maxSelected) > selectedIds.length ? total : null,
    progress,
    read: () => void read(),
    stop,
    /** The rest of the selection is no longer described by the filter. */
    forget: () => setWhole(null),
  };
};
