import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `resume` when what had the focus inside of `frame` went away under it: a row that a filter hides,
 * a button of a bar that closes, also after the dialog that it had opened. Without that the next key
 * would start at the top of the page.
 */
export const useKeptFocus = (frame: RefObject<HTMLElement | null>, resume: () => void): void => {
  const onLost = useEffectEvent(resume);
  useEffect(() => {
    const within = frame.current;
    if (!within) return undefined;
    let last: Element | null = null;
    /** Where the focus went from there, such as a dialog. */
    let beyond: Element | null = null;
    const came = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (within.contains(target)) [last, beyond] = [target, null];
      else beyond = target;
    };
    const went = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element) || !within.contains(target)) return;
      // Put down on purpose, by a click beside it; what goes away is gone when this runs, or switched off.
      queueMicrotask(() => {
        const isThere = target.isConnected && !target.matches(':disabled');
        if (isThere && document.activeElement === document.body) last = null;
      });
    };
    const look = () => {
      if (document.activeElement !== document.body || !last || last.isConnected || beyond?.isConnected)
        return;
      last = null;
      onLost();
    };
    const observer = new MutationObserver(look);
    observer.observe(within, { childList: true, subtree: true });
    // Dialogs hang on the body.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', came);
    document.addEventListener('focusout', went);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', came);
      document.removeEventListener('focusout', went);
    };
  }, [frame]);
};
