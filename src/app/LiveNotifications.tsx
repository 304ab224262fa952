import { useCallback } from 'react';
import { liveAddress } from '../api/liveAddress';
import { withLeader } from '../api/liveLeader';
import { listenLive, type LiveOptions } from '../api/liveNotifications';
import { onWake } from '../api/onWake';
import { session } from '../auth/session';
import { useUser } from '../auth/useAuth';
import { useLiveList, useUnreadTitle } from '../features/notification';
import { settings } from '../settings';
import { report } from './report';

/** Listens for notifications for as long as somebody with a notification key is signed in (spec 2 §4). */
export const LiveNotifications = () => {
  useUser();
  const key = session.notificationKey();
  const listen = useCallback(
    (to: Pick<LiveOptions, 'hear' | 'missed' | 'state'>) => {
      if (key === null) return () => {};
      const address = () => liveAddress(key, [settings.wsUrl, session.websocketUrl()], location.origin);
      return withLeader(listenLive, `pulsehub.live.${key}`)({ ...to, address, report, onWake });
    },
    [key],
  );
  useLiveList(listen);
  useUnreadTitle();
  return null;
};
