import Box from '@mui/material/Box';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast';
import { toastStack, type StackedToast } from './toastStack';
import { useLeaveWarning } from '../form/leaveGuard';

/** Not prerendered, because a portal needs the document's body. */
export const Toasts = () => {
  const isInBrowser = useDeferredValue(true, false);
  return isInBrowser && <ToastStack />;
};

/** Shows the notifications of react-admin's context as a stack (spec 1 §8). */
const ToastStack = () => {
  const t = useTranslate();
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const containerRef = useKeepAccessible();
  const { shown, superseded } = toastStack(notifications);
  const unsent = shown.find(
    ({ payload: { notificationOptions: options } }) => options?.undoable && options['isSafe'] !== true,
  );
  // Closing the page would lose an unsent mutation unless it is `isSafe`.
  useLeaveWarning(Boolean(unsent));

  const close = ({ payload, duplicates }: StackedToast, isUndo = false) => {
    setNotifications((all) => all.filter((one) => !duplicates.includes(one)));
    if (payload.notificationOptions?.undoable) takeMutation()?.({ isUndo });
  };
  // Commits the older mutation first, because react-admin's undo queue is first in, first out.
  useEffect(() => {
    if (!superseded) return;
    setNotifications((all) => all.filter((one) => one !== superseded));
    takeMutation()?.({ isUndo: false });
  }, [superseded, setNotifications, takeMutation]);

  const render = (toasts: readonly StackedToast[]) =>
    toasts.map((toast) => (
      <Toast
        key={toast.key}
        payload={toast.payload}
        onClose={() => close(toast)}
        onUndo={() => close(toast, true)}
      />
    ));

  return createPortal(
    <Box
      ref={containerRef}
      // Makes MUI reserve the space of a scrollbar hidden by a dialog.
      className="mui-fixed"
      sx={({ mixins }) => ({
        position: 'fixed',
        // Keeps the buttons of the top bar accessible.
        top: { sm: `calc(${mixins.toolbar.minHeight} + 8px)` },
        bottom: { xs: 8, sm: 'auto' },
        insetInlineEnd: 16,
        insetInlineStart: { xs: 16, sm: 'auto' },
        boxSizing: 'content-box',
        width: { sm: 380 },
        zIndex: 'snackbar',
        pointerEvents: 'none',
      })}
    >
      {/* Errors are separate alerts. The live region must exist before its messages. */}
      {render(shown.filter(({ payload }) => payload.type === 'error'))}
      <section aria-live="polite" aria-label={t('ui.toast.region')}>
        {render(shown.filter(({ payload }) => payload.type !== 'error'))}
      </section>
    </Box>,
    document.body,
  );
};

/** Keeps toasts accessible while a dialog hides the rest of the page from assistive technology. */
const useKeepAccessible = () => {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = containerRef.current;
    if (!element) return undefined;
    const show = () => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    };
    const observer = new MutationObserver(show);
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] });
    show();
    return () => observer.disconnect();
  }, []);
  return containerRef;
};
