import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../api/dataProvider';
import type { AllRows } from '../../api/lists';
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

/** How much of the server's list is loaded. Frames of a server that pages may be pages too. */
export interface ListExtent {
  total: number;
  isPaged: boolean;
  isLoading: boolean;
  isWhole: boolean;
}

export const extentQuery = queryOptions({
  queryKey: ['notification', 'extent'],
  queryFn: skipToken,
  initialData: (): ListExtent => ({ total: 0, isPaged: false, isLoading: false, isWhole: true }),
  staleTime: Infinity,
});

/**
 * The list after one update. A list with malformed entries, or from a server that pages, only adds, because a
 * missing notification may be one of those. A push cannot create the list.
 */
export const afterUpdate = (
  list: readonly Notification[] | undefined,
  { kind, notifications, wrong }: NotificationUpdate,
  isPaged = false,
): readonly Notification[] | undefined => {
  if (kind === 'list' && wrong === 0 && !isPaged) return asWhole(list ?? [], notifications);
  return list && withUpdate(list, notifications);
};

/** The pages that have come, before what else is known: a list never gets shorter while it loads. */
const withPart = (list: readonly Notification[], part: readonly Notification[]): readonly Notification[] => {
  const loaded = new Set(part.map(({ id }) => id));
  return asWhole(list, [...part, ...list.filter(({ id }) => !loaded.has(id))]);
};

/**
 * Shows each page as it comes, unless the list is whole already, and applies the live updates that arrived
 * during the request, which its response may lack.
 */
export const notificationQuery = (data: Pick<PortalDataProvider, 'notifications'>) =>
  queryOptions({
    queryKey: listKey,
    // `asWhole` and `withUpdate` already keep unchanged objects.
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<readonly Notification[]> => {
      const { queryKey: extentKey } = extentQuery;
      const known = () => client.getQueryData<readonly Notification[]>(listKey);
      const isShown = known() !== undefined && client.getQueryData(extentKey)?.isWhole !== false;
      let isPaged = false;
      const updated = (fetched: readonly Notification[]) =>
        (client.getQueryData<readonly NotificationUpdate[]>(pendingUpdatesKey) ?? []).reduce(
          (list, update) => afterUpdate(list, update, isPaged) ?? list,
          fetched,
        );
      const showPart = ({ data: part, total }: AllRows<Notification>) => {
        isPaged = true;
        if (isShown || signal.aborted) return;
        client.setQueryData(extentKey, { total, isPaged, isLoading: true, isWhole: false });
        client.setQueryData(listKey, updated(withPart(known() ?? [], part)));
      };

      client.setQueryData(pendingUpdatesKey, []);
      try {
        const { data: fetched, total, isWhole } = await data.notifications(signal, showPart);
        client.setQueryData(failureQuery.queryKey, null);
        client.setQueryData(extentKey, { total, isPaged, isLoading: false, isWhole });
        return updated(asWhole(known() ?? [], fetched));
      } catch (error) {
        if (!signal.aborted) client.setQueryData(failureQuery.queryKey, error as Error);
        client.setQueryData(extentKey, (extent) => extent && { ...extent, isLoading: false });
        throw error;
      }
    },
  });
