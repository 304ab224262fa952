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

/** A failure is tried again by itself. */
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
    known: data,
    failure: loadErrorMessage(error),
    isLoading: isFetching,
    retry: async () => loadErrorMessage((await refetch()).error),
  };
};

export const useUnreadCount = (): number | undefined => {
  const { list } = useNotifications();
  return useMemo(() => list && unreadCount(list), [list]);
};

const numbered = /^\(\d+\) /;

export const useUnreadTitle = (): void => {
  const unread = useUnreadCount() ?? 0;
  useEffect(() => {
    const put = () => {
      const page = document.title.replace(numbered, '');
      const wanted = unread > 0 && page ? `(${unread}) ${page}` : page;
      if (document.title !== wanted) document.title = wanted;
    };
    put();
    // Every page sets its own title, whenever it is rendered.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(numbered, '');
    };
  }, [unread]);
};
