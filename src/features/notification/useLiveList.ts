import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withNews, type Notification } from '../../model/notification';
import type { NotificationNews } from '../../model/notificationFrame';
import { heardKey, listKey } from './notificationQuery';

type Listen = (to: { hear: (news: NotificationNews) => void; missed: () => void }) => () => void;

/**
 * Keeps the list in the query cache up to date with what arrives live, for as long as it is mounted.
 * `listen` opens the connection and answers the way to stop it; a new function opens a new one.
 */
export const useLiveList = (listen: Listen): void => {
  const client = useQueryClient();
  useEffect(() => {
    const hear = ({ kind, notifications }: NotificationNews) => {
      client.setQueryData<Notification[]>(heardKey, (heard = []) => [...heard, ...notifications]);
      client.setQueryData<readonly Notification[]>(listKey, (list) => {
        if (list) return withNews(list, notifications);
        // One push alone is no list: until the first answer is here, it waits among what was heard.
        return kind === 'list' ? notifications : undefined;
      });
    };
    const missed = () => void client.invalidateQueries({ queryKey: listKey });
    return listen({ hear, missed });
  }, [client, listen]);
};
