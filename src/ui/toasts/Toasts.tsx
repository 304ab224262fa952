import Box from '@mui/material/Box';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from './Toast';
import { toastStack, type StackedToast } from './toastStack';
import { useLeaveWarning } from '../form/leaveGuard';
import { useWindowEvent } from '../useWindowEvent';

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
  useAvoidFocus(containerRef, shown.length);
  const unsent = shown.find(
    ({ payload: { notificationOptions: options } }) => options?.undoable && options['isSafe'] !== true,
  );
  // Closing the page would lose an unsent mutation unless it is `isSafe`.
  useLeaveWarning(Boolean(unsent));

  const remove = (closed: readonly NotificationPayload[]) =>
    setNotifications((all) => all.filter((one) => !closed.includes(one)));
  const close = ({ payload, duplicates }: StackedToast, isUndo = false) => {
    remove(duplicates);
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
      sx={(theme) => {
        // Keeps the buttons of the top bar accessible.
        const top = { top: `calc(${theme.mixins.toolbar.minHeight} + 8px)`, bottom: 'auto' };
        const bottom = { top: 'auto', bottom: 8 };
        return {
          position: 'fixed',
          ...top,
          '&[data-aside]': bottom,
          [theme.breakpoints.down('sm')]: { ...bottom, '&[data-aside]': top },
          insetInlineEnd: 16,
          insetInlineStart: { xs: 16, sm: 'auto' },
          boxSizing: 'content-box',
          width: { sm: 380 },
          zIndex: 'snackbar',
          pointerEvents: 'none',
        };
      }}
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

const controls = 'a, button, input, select, textarea';

const covers = (container: HTMLElement, element: Element): boolean => {
  const [over, under] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  return (
    over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right
  );
};

/** Moves the toasts to the other end of the window while they would cover the focused control. */
const useAvoidFocus = (containerRef: RefObject<HTMLElement | null>, count: number) => {
  const move = () => {
    const container = containerRef.current;
    const { activeElement: active } = document;
    if (!container) return;
    const isCovering =
      active?.matches(controls) === true && !container.contains(active) && covers(container, active);
    container.toggleAttribute(
      'data-aside',
      count > 0 && (isCovering || container.hasAttribute('data-aside')),
    );
  };
  useLayoutEffect(move);
  // Also runs when a closing dialog restores the focus.
  useWindowEvent('focusin', move);
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
