import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { withLeader } from '../api/live/leader';
import { listenLive, subscribeWake, type LiveOptions } from '../api/live/notifications';
import { liveUrl } from '../api/live/socket';
import { session } from '../auth/session';
import { useUser } from '../auth/useAuth';
import { deletions, useLiveList } from '../features/notification/notificationList';
import { useUnreadTitle } from '../features/notification/useNotifications';
import { createBatcher } from '../model/createBatcher';
import type { NotificationUpdate } from '../model/notification/notification';
import { settings } from '../settings';

export const LiveNotifications = () => {
  useUser();
  const client = useQueryClient();
  const key = session.notificationKey();
  const listen = useCallback(
    (handlers: Pick<LiveOptions, 'onUpdate' | 'onMissed' | 'onState'>) => {
      if (key === null) return () => {};
      const getUrl = () => liveUrl(key, [settings.wsUrl, session.websocketUrl()], location.origin);
      // Refetches an open dashboard once per burst, because a push may concern a service.
      const refetches = createBatcher(() => void client.invalidateQueries({ queryKey: ['myServices'] }));
      const onUpdate = (update: NotificationUpdate) => {
        handlers.onUpdate(update);
        if (update.kind === 'one') refetches.add(update);
      };
      const subscribeCommands: LiveOptions['subscribeCommands'] = (send) =>
        deletions.subscribe((id) => send({ command: 'delete_notification', id }));
      const open = withLeader(listenLive, `pulsehub.liveUpdates.${key}`);
      const stop = open({ ...handlers, onUpdate, getUrl, report, subscribeWake, subscribeCommands });
      return () => {
        stop();
        refetches.stop();
      };
    },
    [key, client],
  );
  useLiveList(listen);
  useUnreadTitle();
  return null;
};

const report = (message: string, detail: unknown): void => {
  // oxlint-disable-next-line no-console -- the only place that logs warnings
  console.warn(message, detail);
};
