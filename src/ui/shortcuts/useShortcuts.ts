import { useStore } from 'ra-core';
import { createContext, use, useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it. */
  key: string;
  /** How the sheet shows the key, where it is not the key itself; null lists it with the one before. */
  face?: string | null;
  /** Describes it in the list. */
  label: string;
  /** Without it, the screen handles the key by itself, and the sheet only lists it. */
  run?: () => void;
}

type Scope = 'page' | 'everywhere';

export type OfferedShortcut = Shortcut & { scope: Scope };

export type ReadShortcuts = () => readonly OfferedShortcut[];

interface ShortcutState {
  offer: (read: ReadShortcuts) => () => void;
  openSheet: () => void;
}

export const ShortcutContext = createContext<ShortcutState>({ offer: () => () => {}, openSheet: () => {} });

/** Shortcuts of a single character must be possible to switch off (WCAG 2.1.4). */
export const useShortcutsOn = () => useStore('preferences.shortcuts', true);

/** Offers the shortcuts while the component is mounted; the last mounted component wins. */
export const useShortcuts = (shortcuts: readonly Shortcut[], scope: Scope = 'page'): void => {
  const { offer } = use(ShortcutContext);
  const read = useEffectEvent(() => shortcuts.map((shortcut) => ({ ...shortcut, scope })));
  useEffect(() => offer(() => read()), [offer]);
};

export const useShortcutSheet = () => use(ShortcutContext).openSheet;
