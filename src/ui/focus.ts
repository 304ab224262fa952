import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
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
