import { useStore } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification as PortalNotification } from '../../model/notification/notification';
import { paths } from '../../paths';

const preference = 'preferences.notification.desktop';

const isSupported = () => 'Notification' in globalThis;

/** `set` may ask for the browser's permission; it returns whether the notices are on now. */
export const useDesktopNoticeSetting = () => {
  const [isChosen, setChosen] = useStore(preference, false);
  const isOn = isChosen && isSupported() && Notification.permission === 'granted';
  const set = async (on: boolean): Promise<boolean> => {
    const allowed = on && isSupported() && (await Notification.requestPermission()) === 'granted';
    setChosen(allowed);
    return allowed;
  };
  return { isSupported: isSupported(), isOn, set };
};

export const useDesktopNotices = () => {
  const { isOn } = useDesktopNoticeSetting();
  const navigate = useNavigate();
  useEffect(() => (isOn ? shareVisibility() : undefined), [isOn]);
  return useCallback(
    async (notifications: readonly PortalNotification[]) => {
      if (!isOn || (await isPortalVisible())) return;
      for (const { id, title, message, is_read } of notifications)
        if (!is_read) show(id, title, message, open);
      function open() {
        window.focus();
        void navigate(paths.notifications);
      }
    },
    [isOn, navigate],
  );
};

const show = (id: number, title: string, message: string | null, open: () => void) => {
  try {
    // The tag prevents duplicates from several tabs.
    const notice = new Notification(title, { body: message ?? '', tag: `pulsehub-${id}` });
    notice.addEventListener('click', open);
  } catch {
    // Chrome on Android has the permission but not the constructor.
  }
};

const lockName = 'pulsehub.seen';

/** Holds a shared lock while this tab is visible: the browser releases it even if the tab crashes. */
const shareVisibility = (): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  let hidden = new AbortController();
  const update = () => {
    hidden.abort();
    if (document.visibilityState !== 'visible') return;
    hidden = new AbortController();
    const { signal } = hidden;
    const untilHidden = () =>
      new Promise<void>((release) => {
        if (signal.aborted) release();
        else signal.addEventListener('abort', () => release());
      });
    navigator.locks.request(lockName, { mode: 'shared' }, untilHidden).catch(() => {});
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    hidden.abort();
  };
};

const isPortalVisible = async (): Promise<boolean> => {
  if (document.visibilityState === 'visible') return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some((lock) => lock.name === lockName);
};
