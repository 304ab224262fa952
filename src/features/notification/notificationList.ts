import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PortalDataProvider } from '../../api/dataProvider';
import { unpaginated, type CompleteList, type ListMeta } from '../../model/completeList';
import {
  toCompleteList,
  mergeUpdate,
  type Notification,
  type NotificationUpdate,
} from '../../model/notification/notification';
import { getNotificationStore } from './notificationState';
import type { LiveState } from '../../api/live/notifications';
import { createListeners } from '../../model/createListeners';
import { createBatcher } from '../../model/createBatcher';

/** Request for all notifications, shared by the bell, the title, the page and the palette. */
export const listRequest = {
  pagination: unpaginated,
  sort: { field: 'created_at', order: 'DESC' },
  filter: {},
} as const;

const listKey = ['notification', 'getList', listRequest] as const;

export const getCachedList = (client: QueryClient) =>
  client.getQueryData<CompleteList<Notification>>(listKey)?.data;

/**
 * Applies an update to the list. A list that is paged or has malformed entries removes nothing, because it may lack
 * notifications. A push cannot create the list.
 */
const mergeIntoList = (
  list: readonly Notification[] | undefined,
  { kind, notifications, invalidCount }: NotificationUpdate,
  isPaged = false,
): readonly Notification[] | undefined => {
  if (kind === 'list' && invalidCount === 0 && !isPaged) return toCompleteList(list ?? [], notifications);
  return list && mergeUpdate(list, notifications);
};

const emptyList = { total: 0, meta: { isComplete: true, isPaged: false } };

export const changeList = (
  client: QueryClient,
  change: (
    list: readonly Notification[] | undefined,
    isPaged: boolean,
  ) => readonly Notification[] | undefined,
): void =>
  void client.setQueryData<CompleteList<Notification>>(listKey, (known) => {
    const data = change(known?.data, known?.meta?.isPaged ?? false);
    return data && { ...(known ?? emptyList), data };
  });

export const applyUpdate = (client: QueryClient, update: NotificationUpdate): void => {
  getNotificationStore(client).addUpdate(update);
  changeList(client, (list, isPaged) => mergeIntoList(list, update, isPaged));
};

/** Adds live updates that arrived during the request to a fetched list, which may lack them. */
export const mergeLiveUpdates = <Data extends Pick<PortalDataProvider, 'getList'>>(
  data: Data,
  client: () => QueryClient,
): Data => {
  const getList: PortalDataProvider['getList'] = async (resource, params) => {
    if (resource !== 'notification' || params.pagination?.perPage !== unpaginated.perPage)
      return data.getList(resource, params);
    const session = client();
    const state = getNotificationStore(session);
    state.change({ updates: [] });
    try {
      const fetchedList = await data.getList<Notification>(resource, params);
      const meta = fetchedList.meta as ListMeta | undefined;
      state.change({ error: null });
      const rows = state
        .getState()
        .updates.reduce(
          (list, update) => mergeIntoList(list, update, meta?.isPaged) ?? list,
          toCompleteList(getCachedList(session) ?? [], fetchedList.data),
        );
      // A cast, because the caller chooses the record type, as in react-admin.
      return { ...fetchedList, data: rows } as never;
    } catch (error) {
      if (!params.signal?.aborted) state.change({ error: error as Error });
      throw error;
    }
  };
  return { ...data, getList };
};

interface Listener {
  onUpdate: (update: NotificationUpdate) => void;
  onMissed: () => void;
  onState: (state: LiveState) => void;
}

/** Keeps the cached list up to date. `listen` opens the connection and returns a function that closes it. */
export const useLiveList = (listen: (listener: Listener) => () => void): void => {
  const client = useQueryClient();
  useEffect(() => {
    const onMissed = () => void client.invalidateQueries({ queryKey: listKey });
    const receive = (update: NotificationUpdate) => {
      const before = getCachedList(client) ?? [];
      applyUpdate(client, update);
      // Refetches to confirm a list with missing or malformed notifications.
      const ids = new Set(update.notifications.map(({ id }) => id));
      const isShorter = before.some(({ id }) => !ids.has(id));
      if (update.kind === 'list' && (update.invalidCount > 0 || isShorter)) onMissed();
    };
    const pushBatcher = createBatcher<NotificationUpdate>((all) =>
      receive({
        kind: 'one',
        notifications: all.flatMap(({ notifications }) => notifications),
        invalidCount: 0,
      }),
    );
    const onUpdate = (update: NotificationUpdate) => {
      if (update.kind === 'one') return pushBatcher.add(update);
      pushBatcher.flush();
      receive(update);
    };
    const onState = (liveState: LiveState) => getNotificationStore(client).change({ liveState });
    const stop = listen({ onUpdate, onMissed, onState });
    return () => {
      stop();
      pushBatcher.stop();
    };
  }, [client, listen]);
};

/** Emits the ids that this tab deleted, which the live connection must report (spec 2 §7). */
export const deletions = createListeners<[id: number]>();
