import { useNotify } from 'ra-core';
import { lazy, useEffect, useEffectEvent } from 'react';
import { reloadPage } from '../form/leaving';
import type { ToastAction } from '../toasts/Toast';

/** The network failed or a new version was deployed; only a reload helps. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** For a dialog or part of a screen: a failed load offers a reload and closes only that part. */
export const lazyPart: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (!isChunkFailure(error)) throw error;
      // Gets the props of the part and uses only `onClose`.
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
