import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import type { LiveState } from '../../api/live/notifications';
import { asWhole, withUpdate, type Notification } from '../../model/notification/notification';
import type { NotificationUpdate } from '../../model/notification/notificationFrame';

/** An optimistic change, kept apart from the fetched list so that a rollback only removes the change. */
export type NotificationChange = { is_read: boolean } | 'deleted';
export type NotificationChanges = ReadonlyMap<number, NotificationChange>;

export const noChanges: NotificationChanges = new Map();

export const withChanges = (
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

export const addChange = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => new Map([...changes, ...ids.map((id) => [id, change] as const)]);

export const removeChange = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => {
  const reverted = new Set(ids);
  return new Map([...changes].filter(([id, last]) => !reverted.has(id) || last !== change));
};

export const listKey = ['notification', 'list'] as const;

export const pendingUpdatesKey = ['notification', 'pendingUpdates'] as const;

export const changesQuery = queryOptions({
  queryKey: ['notification', 'changes'],
  queryFn: skipToken,
  initialData: noChanges,
  staleTime: Infinity,
  structuralSharing: false,
});

export const liveStateQuery = queryOptions({
  queryKey: ['notification', 'live'],
  queryFn: skipToken,
  initialData: (): LiveState => 'connecting',
  staleTime: Infinity,
});

/** The error of the last fetch. A query's own error would be reset by each live update. */
export const failureQuery = queryOptions({
  queryKey: ['notification', 'failure'],
  queryFn: skipToken,
  initialData: (): Error | null => null,
  staleTime: Infinity,
});

/**
 * The list after one update. A list with malformed entries only adds, because a missing notification may be
 * one of those. A push cannot create the list.
 */
export const afterUpdate = (
  list: readonly Notification[] | undefined,
  { kind, notifications, wrong }: NotificationUpdate,
): readonly Notification[] | undefined => {
  if (kind === 'list' && wrong === 0) return asWhole(list ?? [], notifications);
  return list && withUpdate(list, notifications);
};

/** Applies the live updates that arrived during the request, which its response may lack. */
export const notificationQuery = (data: Pick<PortalDataProvider, 'notifications'>) =>
  queryOptions({
    queryKey: listKey,
    // `asWhole` and `withUpdate` already keep unchanged objects.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<readonly Notification[]> => {
      client.setQueryData(pendingUpdatesKey, []);
      const fetched = await data.notifications(signal).catch((error: Error) => {
        if (!signal.aborted) client.setQueryData(failureQuery.queryKey, error);
        throw error;
      });
      client.setQueryData(failureQuery.queryKey, null);
      const pending = client.getQueryData<readonly NotificationUpdate[]>(pendingUpdatesKey) ?? [];
      const whole = asWhole(client.getQueryData<readonly Notification[]>(listKey) ?? [], fetched);
      return pending.reduce((list, update) => afterUpdate(list, update) ?? list, whole);
    },
  });
