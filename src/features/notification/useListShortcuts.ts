import { useStore } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';

/** Single letters act on the list until the user turns them off (WCAG 2.1.4). */
export const useShortcutsOn = () => useStore('preferences.notification.shortcuts', true);

export interface ListShortcuts {
  /** By how many rows. */
  move: (by: number) => void;
  select: () => void;
  markRead: () => void;
  remove: () => void;
  toggle: () => void;
}

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const ownEnter = 'a, button, input, [role=tab], [role=button]';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/** Many keyboards have # behind AltGr, which Windows also tells of as Ctrl and Alt. */
const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey));

/** Letters for going through the list by keyboard: not while typing, nor while a dialog is open. */
export const useListShortcuts = (acts: ListShortcuts): void => {
  const [isOn] = useShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (hasModifier(event) || event.isComposing || event.defaultPrevented) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest(typing) || document.querySelector(overlay)) return;
    if (event.key === 'Enter' && at.closest(ownEnter)) return;
    const act = keys(acts).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [isOn]);
};

const keys = (acts: ListShortcuts) =>
  new Map<string, () => void>([
    ['j', () => acts.move(1)],
    ['k', () => acts.move(-1)],
    ['x', acts.select],
    ['e', acts.markRead],
    ['#', acts.remove],
    ['Enter', acts.toggle],
  ]);
