import { useEvent, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isPageCovered, isTyping, toLatinKey } from '../keyboard';
import { lazyPart, pickExport } from '../loading/lazyCode';
import { useWindowEvent } from '../useWindowEvent';
import {
  ShortcutContext,
  useShortcuts,
  useShortcutSheet,
  useShortcutsEnabled,
  type RegisteredShortcut,
  type GetShortcuts,
} from './useShortcuts';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet').then(pickExport('ShortcutSheet')));

const enterTargets = 'a, button, input, [role=tab], [role=button]';

/** Some layouts type # with AltGr, which Windows also reports as Ctrl and Alt. */
const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey));

/** Listens for the shortcuts of all screens and shows the sheet that lists them. */
export const Shortcuts = ({ children }: { children: ReactNode }) => {
  const [isEnabled] = useShortcutsEnabled();
  const registrations = useRef<readonly GetShortcuts[]>([]);
  const [sheet, setSheet] = useState<readonly RegisteredShortcut[] | null>(null);
  const register = useCallback((getShortcuts: GetShortcuts) => {
    registrations.current = [...registrations.current, getShortcuts];
    return () => {
      registrations.current = registrations.current.filter((other) => other !== getShortcuts);
    };
  }, []);
  const getAll = (): readonly RegisteredShortcut[] =>
    registrations.current.flatMap((getShortcuts) => getShortcuts());
  const openSheet = useEvent(() => setSheet(getAll()));
  const t = useTranslate();
  const refreshSheet = useEvent(() => sheet && openSheet());
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `t` is what changes with the language
  useEffect(() => void refreshSheet(), [t, refreshSheet]);
  const value = useMemo(() => ({ register, openSheet }), [register, openSheet]);
  useWindowEvent('keydown', (event) => {
    const { target } = event;
    const key = toLatinKey(event);
    if (!isEnabled || hasModifier(event) || event.isComposing || event.defaultPrevented) return;
    if (isTyping(target) || isPageCovered()) return;
    if (key === 'Enter' && target instanceof Element && target.closest(enterTargets)) return;
    const run = getAll().findLast((one) => one.key === key && one.run)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  return (
    <ShortcutContext value={value}>
      {children}
      <SheetShortcut />
      {sheet && <ShortcutSheet shortcuts={sheet} onClose={() => setSheet(null)} />}
    </ShortcutContext>
  );
};

const SheetShortcut = () => {
  const t = useTranslate();
  useShortcuts([{ key: '?', label: t('shortcuts.sheet'), run: useShortcutSheet() }], 'everywhere');
  return null;
};
