import { useStore } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification as PortalNotification } from '../../model/notification/notification';
import { paths } from '../../paths';

const preference = 'preferences.notification.desktop';

const isOffered = () => 'Notification' in globalThis;

/** Whether new ones are also shown outside of the window. `set` asks the browser, and returns whether it is on now. */
export const useDesktopNotices = () => {
  const [wanted, setWanted] = useStore(preference, false);
  const isOn = wanted && isOffered() && Notification.permission === 'granted';
  const set = async (on: boolean): Promise<boolean> => {
    const allowed = on && isOffered() && (await Notification.requestPermission()) === 'granted';
    setWanted(allowed);
    return allowed;
  };
  return { isOffered: isOffered(), isOn, set };
};

export const useDesktopNotice = () => {
  const { isOn } = useDesktopNotices();
  const navigate = useNavigate();
  useEffect(() => (isOn ? shareSeen() : undefined), [isOn]);
  return useCallback(
    async (arrived: readonly PortalNotification[]) => {
      if (!isOn || (await isSeen())) return;
      for (const { id, title, message, is_read } of arrived) if (!is_read) show(id, title, message, open);
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
    // Of several tabs that show the same, the tag leaves one.
    const notice = new Notification(title, { body: message ?? '', tag: `pulsehub-${id}` });
    notice.addEventListener('click', open);
  } catch {
    // Some phones know the permission and not the constructor.
  }
};

const lockName = 'pulsehub.seen';

/** Lets the other tabs know that the user sees this one, by a shared lock: the browser takes it back when a tab dies. */
const shareSeen = (): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  let hidden = new AbortController();
  const look = () => {
    hidden.abort();
    if (document.visibilityState !== 'visible') return;
    hidden = new AbortController();
    const { signal } = hidden;
    const untilHidden = () =>
      new Promise<void>((release) => {
        if (signal.aborted) release();
        else signal.addEventListener('abort', () => release());
      });
    // Without leave to use locks each tab speaks for itself.
    navigator.locks.request(lockName, { mode: 'shared' }, untilHidden).catch(() => {});
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    hidden.abort();
  };
};

const isSeen = async (): Promise<boolean> => {
  if (document.visibilityState === 'visible') return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  return held.some((lock) => lock.name === lockName);
};
