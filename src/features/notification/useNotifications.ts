import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { errorMessageOf } from '../../api/errors';
import { useData } from '../../api/useData';
import { unreadCount } from '../../model/notification/notification';
import {
  changesQuery,
  failureQuery,
  liveStateQuery,
  noChanges,
  notificationQuery,
  withChanges,
} from './notificationQuery';

const retryAfterMs = 30_000;

const loadErrorMessage = (error: Error | null | undefined) =>
  error ? errorMessageOf('loadNotifications', error) : null;

/** `list` includes optimistic changes; `fetched` does not. */
export const useNotifications = () => {
  const client = useQueryClient();
  const { data: error } = useQuery(failureQuery);
  const { data, isFetching, refetch } = useQuery({
    ...notificationQuery(useData()),
    refetchInterval: error ? retryAfterMs : false,
    refetchOnWindowFocus: () => client.getQueryData(liveStateQuery.queryKey) !== 'open',
  });
  const { data: changes } = useQuery(changesQuery);
  const list = useMemo(() => data && withChanges(data, changes ?? noChanges), [data, changes]);
  return {
    list,
    fetched: data,
    failure: loadErrorMessage(error),
    isLoading: isFetching,
    retry: async () => loadErrorMessage((await refetch()).error),
  };
};

export const useUnreadCount = (): number | undefined => {
  const { list } = useNotifications();
  return useMemo(() => list && unreadCount(list), [list]);
};

const countPrefix = /^\(\d+\) /;

export const useUnreadTitle = (): void => {
  const unread = useUnreadCount() ?? 0;
  useEffect(() => {
    const update = () => {
      const page = document.title.replace(countPrefix, '');
      const title = unread > 0 && page ? `(${unread}) ${page}` : page;
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
  }, [unread]);
};
