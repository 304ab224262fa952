import { useNotify } from 'ra-core';
import { lazy, useEffect, useEffectEvent } from 'react';
import { reloadPage } from '../form/reloadPage';
import type { ToastAction } from '../toasts/Toast';

/**
 * Whether a part of the portal could not be loaded: the network is away, or a newer version took the place of
 * this one. Such a part is only asked for again by a reload.
 */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/**
 * `lazy` for a dialog or another part of a screen. Where its code cannot be loaded, a message offers a
 * reload and the part closes, so that the screen stays with whatever was typed on it.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (!isChunkFailure(error)) throw error;
      // Takes what the part is given, and uses `onClose` of it.
      return { default: NotLoaded as never };
    }),
  );

const NotLoaded = ({ onClose }: { onClose?: () => void }) => {
  const notify = useNotify();
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const action: ToastAction = { label: 'action.reload', onClick: reloadPage };
    notify('shell.notLoaded.text', { type: 'error', autoHideDuration: null, action });
    close();
  }, [notify]);
  return null;
};
