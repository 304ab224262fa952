import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveState } from '../../api/liveNotifications';
import type { Notification } from '../../model/notification';
import type { NotificationNews } from '../../model/notificationFrame';
import { inBursts } from './inBursts';
import { afterNews, heardKey, listKey, liveStateQuery } from './notificationQuery';
import { useDesktopNotice } from './useDesktopNotice';

interface Ear {
  hear: (news: NotificationNews) => void;
  missed: () => void;
  state: (state: LiveState) => void;
}

type Listen = (to: Ear) => () => void;

const listIn = (client: QueryClient) => client.getQueryData<readonly Notification[]>(listKey);

/** Takes news into the list. Answers those of it that were not known. */
export const takeNews = (client: QueryClient, news: NotificationNews): Notification[] => {
  const known = new Set(listIn(client)?.map(({ id }) => id));
  client.setQueryData<readonly NotificationNews[]>(heardKey, (heard = []) =>
    // A whole list says all that was said before it.
    news.kind === 'list' && news.wrong === 0 ? [news] : [...heard, news],
  );
  client.setQueryData<readonly Notification[]>(listKey, (list) => afterNews(list, news));
  return news.notifications.filter(({ id }) => !known.has(id));
};

/**
 * Keeps the list in the query cache up to date with what arrives live, for as long as it is mounted.
 * `listen` opens the connection and answers the way to stop it; a new function opens a new one.
 */
export const useLiveList = (listen: Listen): void => {
  const client = useQueryClient();
  const announce = useEffectEvent(useDesktopNotice());
  useEffect(() => {
    const missed = () => void client.invalidateQueries({ queryKey: listKey });
    const take = (news: NotificationNews) => {
      const before = listIn(client)?.length ?? 0;
      const arrived = takeNews(client, news);
      if (news.kind === 'one') void announce(arrived);
      // What a list takes away, or cannot say, is worth a second look.
      const after = listIn(client)?.length ?? 0;
      if (news.kind === 'list' && (news.wrong > 0 || after < before + arrived.length)) missed();
    };
    const pushes = inBursts<NotificationNews>((all) =>
      take({ kind: 'one', notifications: all.flatMap(({ notifications }) => notifications), wrong: 0 }),
    );
    const hear = (news: NotificationNews) => {
      if (news.kind === 'one') return pushes.add(news);
      pushes.flush();
      take(news);
    };
    const state = (next: LiveState) => void client.setQueryData(liveStateQuery.queryKey, next);
    const stop = listen({ hear, missed, state });
    return () => {
      stop();
      pushes.stop();
    };
  }, [client, listen]);
};
