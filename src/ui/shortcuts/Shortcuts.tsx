import { useEvent, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isCovered, isTyping, latinKey } from '../keyboard';
import { lazyPart, named } from '../loading/lazyCode';
import { useWindowEvent } from '../useWindowEvent';
import {
  ShortcutContext,
  useShortcuts,
  useShortcutSheet,
  useShortcutsEnabled,
  type OfferedShortcut,
  type ReadShortcuts,
} from './useShortcuts';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet').then(named('ShortcutSheet')));

const enterTargets = 'a, button, input, [role=tab], [role=button]';

/** Some layouts type # with AltGr, which Windows also reports as Ctrl and Alt. */
const hasModifier = (event: KeyboardEvent) =>
  event.metaKey || (!event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey));

/** Listens for the shortcuts of all screens and shows the sheet that lists them. */
export const Shortcuts = ({ children }: { children: ReactNode }) => {
  const [isEnabled] = useShortcutsEnabled();
  const offers = useRef<readonly ReadShortcuts[]>([]);
  const [listed, setListed] = useState<readonly OfferedShortcut[] | null>(null);
  const offer = useCallback((read: ReadShortcuts) => {
    offers.current = [...offers.current, read];
    return () => {
      offers.current = offers.current.filter((other) => other !== read);
    };
  }, []);
  const all = (): readonly OfferedShortcut[] => offers.current.flatMap((read) => read());
  const openSheet = useEvent(() => setListed(all()));
  const t = useTranslate();
  const listAnew = useEvent(() => listed && openSheet());
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `t` is what changes with the language
  useEffect(() => void listAnew(), [t, listAnew]);
  const value = useMemo(() => ({ offer, openSheet }), [offer, openSheet]);
  useWindowEvent('keydown', (event) => {
    const { target } = event;
    const key = latinKey(event);
    if (!isEnabled || hasModifier(event) || event.isComposing || event.defaultPrevented) return;
    if (isTyping(target) || isCovered()) return;
    if (key === 'Enter' && target instanceof Element && target.closest(enterTargets)) return;
    const run = all().findLast((one) => one.key === key && one.run)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  return (
    <ShortcutContext value={value}>
      {children}
      <SheetShortcut />
      {listed && <ShortcutSheet shortcuts={listed} onClose={() => setListed(null)} />}
    </ShortcutContext>
  );
};

const SheetShortcut = () => {
  const t = useTranslate();
  useShortcuts([{ key: '?', label: t('shortcuts.sheet'), run: useShortcutSheet() }], 'everywhere');
  return null;
};
