import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveState } from '../../api/live/notifications';
import { createListeners } from '../../model/createListeners';
import type { NotificationUpdate } from '../../model/notification/notification';
import { inBursts } from '../../model/inBursts';
import { applyUpdate, listIn, listKey } from './notificationList';
import { stateOf } from './notificationState';

interface Listener {
  onUpdate: (update: NotificationUpdate) => void;
  missed: () => void;
  state: (state: LiveState) => void;
}

type Listen = (listener: Listener) => () => void;

/** Keeps the cached list up to date. `listen` opens the connection and returns a function that closes it. */
export const useLiveList = (listen: Listen): void => {
  const client = useQueryClient();
  useEffect(() => {
    const missed = () => void client.invalidateQueries({ queryKey: listKey });
    const receive = (update: NotificationUpdate) => {
      const before = listIn(client) ?? [];
      applyUpdate(client, update);
      // A list with missing or malformed notifications is confirmed by a fetch.
      const ids = new Set(update.notifications.map(({ id }) => id));
      const isShorter = before.some(({ id }) => !ids.has(id));
      if (update.kind === 'list' && (update.wrong > 0 || isShorter)) missed();
    };
    const pushes = inBursts<NotificationUpdate>((all) =>
      receive({ kind: 'one', notifications: all.flatMap(({ notifications }) => notifications), wrong: 0 }),
    );
    const onUpdate = (update: NotificationUpdate) => {
      if (update.kind === 'one') return pushes.add(update);
      pushes.flush();
      receive(update);
    };
    const state = (next: LiveState) => stateOf(client).send({ type: 'connection', live: next });
    const stop = listen({ onUpdate, missed, state });
    return () => {
      stop();
      pushes.stop();
    };
  }, [client, listen]);
};

/** Emits the ids that this tab deleted, which the live connection must report (spec 2 §7). */
export const deletions = createListeners<[id: number]>();
