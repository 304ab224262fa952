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

type NotificationEvent =
  | { type: 'connection'; live: LiveState }
  | { type: 'update'; update: NotificationUpdate }
  | { type: 'fetching' }
  | { type: 'fetched' }
  | { type: 'failed'; error: Error };

const initialState: NotificationState = { liveState: 'connecting', updates: [], error: null };

const isCompleteList = ({ kind, invalidCount }: NotificationUpdate) => kind === 'list' && invalidCount === 0;

const reduceState = (state: NotificationState, event: NotificationEvent): NotificationState => {
  switch (event.type) {
    case 'connection':
      return { ...state, liveState: event.live };
    case 'update':
      return {
        ...state,
        updates: isCompleteList(event.update) ? [event.update] : [...state.updates, event.update],
      };
    case 'fetching':
      return { ...state, updates: [] };
    default:
      return { ...state, error: event.type === 'failed' ? event.error : null };
  }
};

const createStore = () => {
  let state = initialState;
  const listeners = createListeners();
  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    send: (event: NotificationEvent) => {
      state = reduceState(state, event);
      listeners.notify();
    },
  };
};

export const getNotificationStore = memoizeByOwner(createStore);

export const useNotificationState = (): NotificationState => {
  const store = getNotificationStore(useQueryClient());
  return useSyncExternalStore(store.subscribe, store.getState);
};

type NotificationChange = { is_read: boolean } | 'deleted';
type NotificationChanges = Changes<number, NotificationChange>;

export const getChanges = memoizeByOwner(createOptimisticChanges<number, NotificationChange>);

export const useOptimisticList = (list: readonly Notification[] | undefined) => {
  const changes = getChanges(useQueryClient());
  const now = useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  return useMemo(() => list && applyChanges(list, now), [list, now]);
};

export const applyChanges = (
  list: readonly Notification[],
  changes: NotificationChanges,
): readonly Notification[] => {
  if (changes.size === 0) return list;
  return list
    .filter(({ id }) => changes.get(id) !== 'deleted')
    .map((item) => {
      const change = changes.get(item.id);
      return typeof change === 'object' ? { ...item, ...change } : item;
    });
};
