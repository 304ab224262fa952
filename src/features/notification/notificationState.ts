import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { LiveState } from '../../api/live/notifications';
import { createListeners } from '../../model/createListeners';
import type { Notification, NotificationUpdate } from '../../model/notification/notification';
import { memoizeByOwner, createOptimisticChanges, type Changes } from '../../model/optimisticChanges';

/** Client state in addition to the fetched list. */
interface NotificationState {
  liveState: LiveState;
  /** Updates since the last fetch started, whose response may lack them. */
  updates: readonly NotificationUpdate[];
  /** The error of the last fetch. A query's own error would be reset by each live update. */
  error: Error | null;
}

const initialState: NotificationState = { liveState: 'connecting', updates: [], error: null };

const createStore = () => {
  let state = initialState;
  const listeners = createListeners();
  const change = (part: Partial<NotificationState>) => {
    state = { ...state, ...part };
    listeners.notify();
  };
  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    change,
    addUpdate: (update: NotificationUpdate) => {
      const isComplete = update.kind === 'list' && update.invalidCount === 0;
      change({ updates: isComplete ? [update] : [...state.updates, update] });
    },
  };
};

export const getNotificationStore = memoizeByOwner(createStore);

export const useNotificationState = (): NotificationState => {
  const store = getNotificationStore(useQueryClient());
  return useSyncExternalStore(store.subscribe, store.getState);
};

type NotificationChange = { is_read: boolean } | 'deleted';

export const getChanges = memoizeByOwner(createOptimisticChanges<number, NotificationChange>);

export const useOptimisticList = (list: readonly Notification[] | undefined) => {
  const changes = getChanges(useQueryClient());
  const now = useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  return useMemo(() => list && applyChanges(list, now), [list, now]);
};

export const applyChanges = (
  list: readonly Notification[],
  changes: Changes<number, NotificationChange>,
): readonly Notification[] => {
  if (changes.size === 0) return list;
  return list
    .filter(({ id }) => changes.get(id) !== 'deleted')
    .map((item) => {
      const change = changes.get(item.id);
      return typeof change === 'object' ? { ...item, ...change } : item;
    });
};
