import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { errorMessageOf } from '../../api/errors';
import { useData } from '../../api/useData';
import { unreadCount } from '../../model/notification/notification';
import {
  changesQuery,
  extentQuery,
  failureQuery,
  liveStateQuery,
  noChanges,
  notificationQuery,
  withChanges,
} from './notificationQuery';

const retryAfterMs = 30_000;

const loadErrorMessage = (error: Error | null | undefined) =>
  error ? errorMessageOf('loadNotifications', error) : null;

/** `list` includes optimistic changes; `fetched` does not. `total` is the server's count while rows are missing. */
export const useNotifications = () => {
  const client = useQueryClient();
  const { data: error } = useQuery(failureQuery);
  const { data, isFetching, refetch } = useQuery({
    ...notificationQuery(useData()),
    refetchInterval: error ? retryAfterMs : false,
    refetchOnWindowFocus: () => client.getQueryData(liveStateQuery.queryKey) !== 'open',
  });
  const { data: changes } = useQuery(changesQuery);
  const { data: extent } = useQuery(extentQuery);
  const list = useMemo(() => data && withChanges(data, changes ?? noChanges), [data, changes]);
  const loaded = list?.length ?? 0;
  return {
    list,
    total: extent && !extent.isWhole ? Math.max(extent.total, loaded) : loaded,
    isWhole: extent?.isWhole ?? true,
    isLoadingRest: extent?.isLoading ?? false,
    fetched: data,
    failure: loadErrorMessage(error),
    isLoading: isFetching,
    retry: async () => loadErrorMessage((await refetch()).error),
  };
};

export interface UnreadCount {
  count: number;
  /** False while notifications are missing, which may be unread too. */
  isExact: boolean;
  isLoadingRest: boolean;
}

export const useUnreadCount = (): UnreadCount | undefined => {
  const { list, isWhole, isLoadingRest } = useNotifications();
  const count = useMemo(() => list && unreadCount(list), [list]);
  return count === undefined ? undefined : { count, isExact: isWhole, isLoadingRest };
};

export const countText = ({ count, isExact }: UnreadCount): string => (isExact ? String(count) : `${count}+`);

const countPrefix = /^\(\d+\+?\) /;

export const useUnreadTitle = (): void => {
  const unread = useUnreadCount();
  const count = unread && unread.count > 0 ? countText(unread) : null;
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
