import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import type { LiveState } from '../../api/live/notifications';
import { asWhole, withUpdate, type Notification } from '../../model/notification/notification';
import type { NotificationUpdate } from '../../model/notification/notificationFrame';

/**
 * What a user has done that the server has not confirmed yet. The list from the server is left as it is,
 * so taking a change back is all that a failure needs.
 */
export type NotificationChange = { is_read: boolean } | 'gone';
export type NotificationChanges = ReadonlyMap<number, NotificationChange>;

export const noChanges: NotificationChanges = new Map();

export const withChanges = (
  list: readonly Notification[],
  changes: NotificationChanges,
): readonly Notification[] => {
  if (changes.size === 0) return list;
  return list
    .filter(({ id }) => changes.get(id) !== 'gone')
    .map((item) => {
      const change = changes.get(item.id);
      return typeof change === 'object' ? { ...item, ...change } : item;
    });
};

export const changed = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => new Map([...changes, ...ids.map((id) => [id, change] as const)]);

export const unchanged = (
  changes: NotificationChanges,
  ids: readonly number[],
  change: NotificationChange,
): NotificationChanges => {
  const back = new Set(ids);
  return new Map([...changes].filter(([id, last]) => !back.has(id) || last !== change));
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

/** Why the list could not be fetched when it was last asked for; what arrives live does not mend that. */
export const failureQuery = queryOptions({
  queryKey: ['notification', 'failure'],
  queryFn: skipToken,
  initialData: (): Error | null => null,
  staleTime: Infinity,
});

/**
 * The list after one update. A list with broken entries takes nothing away: what it lacks may
 * be what was broken. One push alone is no list, so without one nothing is known yet.
 */
export const afterUpdate = (
  list: readonly Notification[] | undefined,
  { kind, notifications, wrong }: NotificationUpdate,
): readonly Notification[] | undefined => {
  if (kind === 'list' && wrong === 0) return asWhole(list ?? [], notifications);
  return list && withUpdate(list, notifications);
};

/** Lays over the answer what arrived live meanwhile, which it may not know yet. */
export const notificationQuery = (data: Pick<PortalDataProvider, 'notifications'>) =>
  queryOptions({
    queryKey: listKey,
    // What is unchanged is kept by `asWhole` and `withUpdate`; comparing thousands once more costs time.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<readonly Notification[]> => {
      client.setQueryData(pendingUpdatesKey, []);
      const answer = await data.notifications(signal).catch((error: Error) => {
        if (!signal.aborted) client.setQueryData(failureQuery.queryKey, error);
        throw error;
      });
      client.setQueryData(failureQuery.queryKey, null);
      const pending = client.getQueryData<readonly NotificationUpdate[]>(pendingUpdatesKey) ?? [];
      const whole = asWhole(client.getQueryData<readonly Notification[]>(listKey) ?? [], answer);
      return pending.reduce((list, update) => afterUpdate(list, update) ?? list, whole);
    },
  });
