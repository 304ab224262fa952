import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveState } from '../../api/live/notifications';
import type { Notification } from '../../model/notification/notification';
import { createListeners } from '../../model/createListeners';
import type { NotificationUpdate } from '../../model/notification/notificationFrame';
import { inBursts } from '../../model/inBursts';
import { afterUpdate, pendingUpdatesKey, listKey, liveStateQuery } from './notificationQuery';
import { useDesktopNotice } from './useDesktopNotice';

interface Listener {
  onUpdate: (update: NotificationUpdate) => void;
  missed: () => void;
  state: (state: LiveState) => void;
}

type Listen = (to: Listener) => () => void;

const listIn = (client: QueryClient) => client.getQueryData<readonly Notification[]>(listKey);

/** Puts an update into the list. Returns those of it that were not known. */
export const applyUpdate = (client: QueryClient, update: NotificationUpdate): Notification[] => {
  const known = new Set(listIn(client)?.map(({ id }) => id));
  client.setQueryData<readonly NotificationUpdate[]>(pendingUpdatesKey, (pending = []) =>
    update.kind === 'list' && update.wrong === 0 ? [update] : [...pending, update],
  );
  client.setQueryData<readonly Notification[]>(listKey, (list) => afterUpdate(list, update));
  return update.notifications.filter(({ id }) => !known.has(id));
};

/** Keeps the list in the query cache up to date. `listen` opens the connection and returns the way to stop it. */
export const useLiveList = (listen: Listen): void => {
  const client = useQueryClient();
  const announce = useEffectEvent(useDesktopNotice());
  useEffect(() => {
    const missed = () => void client.invalidateQueries({ queryKey: listKey });
    const take = (update: NotificationUpdate) => {
      const before = listIn(client)?.length ?? 0;
      const arrived = applyUpdate(client, update);
      if (update.kind === 'one') void announce(arrived);
      // What a list takes away, or cannot say, is worth a second look.
      const after = listIn(client)?.length ?? 0;
      if (update.kind === 'list' && (update.wrong > 0 || after < before + arrived.length)) missed();
    };
    const pushes = inBursts<NotificationUpdate>((all) =>
      take({ kind: 'one', notifications: all.flatMap(({ notifications }) => notifications), wrong: 0 }),
    );
    const onUpdate = (update: NotificationUpdate) => {
      if (update.kind === 'one') return pushes.add(update);
      pushes.flush();
      take(update);
    };
    const state = (next: LiveState) => void client.setQueryData(liveStateQuery.queryKey, next);
    const stop = listen({ onUpdate, missed, state });
    return () => {
      stop();
      pushes.stop();
    };
  }, [client, listen]);
};

/** What the server has deleted at this user's word, for the live connection to pass on (spec 2 §7). */
export const deletions = createListeners<[id: number]>();
