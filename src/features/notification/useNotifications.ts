import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellingOf, type Telling } from '../../api/errors';
import { useData } from '../../api/useData';
import { unreadCount, type Notification } from '../../model/notification';
import { noChanges, withChanges } from '../../model/notificationChanges';
import { changesQuery, notificationQuery } from './notificationQuery';

export interface NotificationsView {
  /** As the server has them, with what is pending laid over; absent while nothing was loaded. */
  list?: readonly Notification[];
  failure: Telling | null;
  isLoading: boolean;
  retry: () => void;
}

/** The signed-in person's notifications, kept up to date by the live connection. */
export const useNotifications = (): NotificationsView => {
  const { data, error, isFetching, refetch } = useQuery(notificationQuery(useData()));
  const { data: changes } = useQuery(changesQuery);
  const list = useMemo(() => data && withChanges(data, changes ?? noChanges), [data, changes]);
  return {
    ...(list ? { list } : {}),
    failure: error && tellingOf('loadNotifications', error),
    isLoading: isFetching,
    retry: () => void refetch(),
  };
};

/** How many are unread; undefined while that is not known. */
export const useUnreadCount = (): number | undefined => {
  const { list } = useNotifications();
  return useMemo(() => list && unreadCount(list), [list]);
};
