import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { logicalArrowKey } from './keyboard';

/** Moves the focus between the buttons of a tab list or toolbar by arrow keys, Home and End. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const next = steps[logicalArrowKey(event)];
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (next === undefined || isShortcut) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
};

/** Retries for some frames, because a row of a long list may not be rendered yet. */
export const focusRendered = (find: () => HTMLElement | null, framesLeft = 20): void => {
  const element = find();
  if (element) element.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRendered(find, framesLeft - 1));
};

/** Focuses the field a frame later, because MUI's dialog takes the focus when it opens. */
export const useFocusInDialog = (focus: () => void) => {
  const run = useEffectEvent(focus);
  useEffect(() => {
    const frame = requestAnimationFrame(() => run());
    return () => cancelAnimationFrame(frame);
  }, []);
};

/** Calls `onLost` when the focused element inside `container` is removed and the focus falls back to the body. */
export const useLostFocus = (container: RefObject<HTMLElement | null>, onLost: () => void): void => {
  const onFocusLost = useEffectEvent(onLost);
  useEffect(() => {
    const root = container.current;
    if (!root) return undefined;
    let inside: Element | null = null;
    let outside: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (root.contains(target)) [inside, outside] = [target, null];
      else outside = target;
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element) || !root.contains(target)) return;
      // A click outside also blurs the element, but leaves it connected and enabled.
      queueMicrotask(() => {
        const isUsable = target.isConnected && !target.matches(':disabled');
        if (isUsable && document.activeElement === document.body) inside = null;
      });
    };
    const checkFocus = () => {
      if (document.activeElement !== document.body || !inside || inside.isConnected || outside?.isConnected)
        return;
      inside = null;
      onFocusLost();
    };
    const observer = new MutationObserver(checkFocus);
    observer.observe(root, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
};
