import { useGetList } from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { CompleteList } from '../../model/completeList';
import { unreadCount, type Notification } from '../../model/notification/notification';
import { listRequest } from './notificationList';
import { useOptimisticList, useNotificationState } from './notificationState';

const retryAfterMs = 30_000;

/** `list` includes optimistic changes; `fetched` does not. `total` is the server's count while rows are missing. */
export const useNotifications = () => {
  const { liveState, error } = useNotificationState();
  const query = useGetList<Notification>('notification', listRequest, {
    refetchInterval: error ? retryAfterMs : false,
    refetchOnWindowFocus: liveState !== 'open',
    // `toCompleteList` and `mergeUpdate` already keep unchanged objects.
    structuralSharing: false,
  });
  const { data: fetched, isFetching, refetch } = query;
  const list = useOptimisticList(fetched);
  const loadedCount = list?.length ?? 0;
  const isComplete = (query.meta as CompleteList<Notification>['meta'])?.isComplete ?? true;
  return {
    list,
    total: isComplete ? loadedCount : Math.max(query.total ?? 0, loadedCount),
    isComplete,
    isLoadingRest: isFetching && !isComplete,
    fetched,
    error,
    isFetching,
    refetch,
  };
};

export interface UnreadCount {
  count: number;
  /** False while notifications are missing, which may be unread too. */
  isExact: boolean;
  isLoadingRest: boolean;
}

export const useUnreadCount = (): UnreadCount | undefined => {
  const { list, isComplete, isLoadingRest } = useNotifications();
  const count = useMemo(() => list && unreadCount(list), [list]);
  return count === undefined ? undefined : { count, isExact: isComplete, isLoadingRest };
};

export const formatCount = ({ count, isExact }: UnreadCount): string =>
  isExact ? String(count) : `${count}+`;

const countPrefix = /^\(\d+\+?\) /;

export const useUnreadTitle = (): void => {
  const unread = useUnreadCount();
  const count = unread && unread.count > 0 ? formatCount(unread) : null;
  useEffect(() => {
    const update = () => {
      const page = document.title.replace(countPrefix, '');
      const title = count !== null && page ? `(${count}) ${page}` : page;
      if (document.title !== title) document.title = title;
    };
    update();
    // Each page sets its own title when it renders.
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(countPrefix, '');
    };
  }, [count]);
};
